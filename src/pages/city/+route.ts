export default '/gst/@slug'
