/** Towns after which a model can be called; none of them needs more than plain letters. */
export const placeNames =
  `Aachen Alba Alkmaar Altenburg Amberg Ansbach Arendal Arezzo Arnstadt Arosa Asti Aurich Avila Bautzen Bayreuth Bergamo
  Biarritz Biella Bilbao Bingen Blois Bochum Bologna Borkum Bozen Bregenz Bremen Brescia Brest Brighton Brixen Burgos
  Calais Cambridge Canterbury Carrara Celle Chemnitz Chester Chur Colmar Cottbus Cremona Cuxhaven Danzig Delmenhorst
  Detmold Deventer Dieppe Dijon Dinant Dornbirn Dorpat Dortmund Dover Dundee Eger Eisenach Eisenstadt Elbing Emden Erlangen
  Eutin Evora Exeter Faenza Feldkirch Ferrara Flensburg Freiberg Freising Fulda Gera Gijon Gouda Granada Greifswald Groningen
  Gubbio Hagen Halberstadt Hameln Hanau Harlem Heilbronn Hereford Hildesheim Hof Husum Ilmenau Imola Inverness Jena Jever
  Kalisch Karlsruhe Kaunas Kiel Kleve Koblenz Kolberg Konstanz Korneuburg Krems Kufstein Landau Landshut Lausanne Leer Leiden
  Leoben Leuven Libau Lienz Limburg Lincoln Lindau Livorno Locarno Lugano Luzern Maastricht Mainz Mantua Marburg Matera
  Memel Memmingen Metz Mitau Modena Montreux Murten Namur Nancy Narwa Neapel Nordhausen Norwich Novara Oberhof Odense
  Oldenburg Orta Osnabrueck Oxford Padua Pavia Perugia Piacenza Pirna Pisa Plauen Porto Posen Potsdam Quimper Ravenna Regen
  Reims Reval Riga Rimini Rostock Rouen Rovigo Salerno Salisbury Schwerin Segovia Soest Speyer Stade Stendal Steyr Stralsund
  Suhl Taormina Teplitz Thorn Thun Tilsit Toledo Torgau Tours Trient Trier Troyes Udine Ulm Urbino Varese Venlo Verdun
  Vevey Villach Viterbo Volterra Weiden Wels Wesel Wetzlar Wismar Worcester Worms Xanten York Zeitz Zell Zug Zwolle`.split(
    /\s+/,
  )
