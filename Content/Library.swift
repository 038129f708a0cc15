import CContent
enum ContentPlaceholder {}
