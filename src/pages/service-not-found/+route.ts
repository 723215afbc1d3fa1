export default '/services/404'
