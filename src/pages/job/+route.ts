export default '/careers/@slug'
