export default '/howitworks'
