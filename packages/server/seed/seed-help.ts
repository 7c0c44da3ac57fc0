export const seedHelp = `npm run seed                        the demo catalogue, where it is not there yet
npm run seed -- --products 20000    the same with drawn models behind it, until so many products are listed
                --sizes 4           sizes in which a drawn model is made (4)
                --view laszlo_de    only this store view gets the drawn models (all)
npm run seed -- --check             looks through the whole catalogue and tells what is wrong; writes nothing

The database is that of npm start: DATA_DIR, or DATABASE_URL.`
