import { GstForm } from '../../sections/gst/gst-form/gst-form.tsx'

export const islands = { GstForm }
