export const exportHelp = `npm run export -- PATH              writes the catalogue and the stock as elasticdump lines, for npm run import
                --store laszlo_de   of this store view (the default one)

PATH is a file (.ndjson, .jsonl, .json, also .gz), or else a folder that gets a file for each kind of document.
The database is that of npm start: DATA_DIR, or DATABASE_URL.`
