export default '/services/@id'
