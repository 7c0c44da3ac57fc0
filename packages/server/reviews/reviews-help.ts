export const reviewsHelp = `npm run reviews                      the reviews that wait to be read, the oldest first
npm run reviews -- list --approved   those that are shown; also --rejected, --all
                   --store laszlo_de only those of a store view
npm run reviews -- approve 1000004   shows a review; several numbers can be given
npm run reviews -- reject 1000004    hides it, or takes it back

A shop that is running shows it within seconds. The database is that of npm start: DATA_DIR, or DATABASE_URL.`
