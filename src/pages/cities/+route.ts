export default '/gst'
