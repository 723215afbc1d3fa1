export default '/aboutus'
