/** The media type of columns: what they are as JSON, then one list of numbers after the other. */
export const columnsType = 'application/vnd.welt.columns'
