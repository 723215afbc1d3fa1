export default '/careers'
