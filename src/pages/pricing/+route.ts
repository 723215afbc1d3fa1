export default '/pricing'
