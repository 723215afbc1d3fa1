export default '/payment'
