export const importHelp = `npm run import -- PATH              puts the catalogue of a file or a folder in the place of the one that is there
                --store laszlo_de   into this store view (the default one)
                --index NAME        this index of the files, where they hold several
                --keep              kinds of documents that the files do not hold stay as they are
                --dry-run           tells what would be taken, mended and skipped; writes nothing
                --report FILE       writes the report as JSON

PATH holds Elasticsearch documents as JSON lists, _bulk or elasticdump lines, or answers with hits; .gz is unpacked.
The database is that of npm start: DATA_DIR, or DATABASE_URL. docs/moving-in.md tells the rest.`
