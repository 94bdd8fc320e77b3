/** The words that people and shops put above the columns of their lists, in each language of the product. */
const HEADINGS = {
  name: words(
    'name,item,items,item name,idea,ideas,gift idea,gift ideas,present idea,title,product,product name,article,gift,present,wish,thing,what',
    'idee,ideen,geschenkidee,geschenkideen,artikel,artikelname,bezeichnung,titel,produkt,produktname,geschenk,wunsch,was',
    'idée,idées,idée cadeau,idées cadeaux,nom,article,titre,produit,désignation,cadeau,souhait,nom du produit',
    'nombre,idea de regalo,artículo,título,producto,regalo,deseo,nombre del producto',
    'nome,idea regalo,idee regalo,articolo,titolo,prodotto,regalo,desiderio,nome prodotto',
    'naam,cadeau-idee,cadeautip,titel,product,productnaam,cadeau,wens,omschrijving',
    'nome,item,artigo,título,produto,presente,nome do produto',
    'pomysł,nazwa,tytuł,produkt,artykuł,prezent,nazwa produktu',
    'namn,presentidé,titel,produkt,vara,artikel,present,önskning,produktnamn',
    'navn,tittel,vare,gave,ønske,varenavn,produktnavn,název,zboží,dárek,tuote,nimi,lahja',
    '商品名,品名,名前,商品,タイトル,アイテム',
    'الاسم,اسم,العنوان,المنتج,اسم المنتج,الهدية,السلعة',
  ),
  amount: words(
    'qty,quantity,amount,count,number,how many,#,pcs,pieces,quantity wanted,qty wanted,requested,wanted,desired,quantity requested',
    'menge,anzahl,stück,stk,stückzahl,quantité,qté,nombre souhaité,cantidad,cant,uds,unidades,quantità,qtà,q.tà,pezzi',
    'aantal,hoeveelheid,quantidade,qtd,qtde,ilość,liczba,sztuk,szt,antal,mängd,antall,stk.,množství,počet,määrä,数量,個数,الكمية,كمية,العدد,عدد',
  ),
  price: words(
    'price,unit price,our price,cost,each,item price,preis,einzelpreis,stückpreis,kosten,prix,prix unitaire,coût,precio,precio unitario,coste',
    'prezzo,prezzo unitario,costo,prijs,stukprijs,preço,preço unitário,valor,cena,cena jednostkowa,pris,styckpris,stykpris,stykkpris,beløp,beløb,hinta,価格,値段,単価,金額,السعر,سعر,الثمن',
  ),
  link: words(
    'link,links,url,website,web site,web page,webpage,web link,product link,product url,item url,where,shop,address',
    'webseite,adresse,wo,lien,lien du produit,site,site web,où,enlace,enlace del producto,sitio,página,dónde,collegamento,sito,dove,indirizzo',
    'website,webadres,waar,onde,adres,strona,gdzie,länk,webbplats,var,lenke,nettside,nettadresse,hjemmeside,odkaz,linkki,osoite,リンク,サイト,الرابط,رابط,الموقع',
  ),
  size: words(
    'size,detail,details,description,note,notes,color,colour,variant,comment,comments,größe,beschreibung,notiz,notizen,farbe,variante,bemerkung,kommentar,anmerkung',
    'taille,description,note,notes,couleur,remarque,commentaire,détails,talla,tamaño,descripción,nota,notas,color,comentario,detalles',
    'taglia,misura,descrizione,colore,commento,dettagli,maat,beschrijving,notitie,kleur,opmerking,tamanho,descrição,cor,observação,comentário',
    'rozmiar,opis,notatka,uwagi,kolor,storlek,beskrivning,anteckning,färg,kommentar,størrelse,merknad,notat,beskrivelse,farge,farve,bemærkning,note,popis,poznámka,koko,kuvaus,サイズ,説明,メモ,備考,色,المقاس,الحجم,الوصف,ملاحظات,ملاحظة,اللون',
  ),
  category: words(
    'category,section,aisle,room,group,department,kategorie,gruppe,abteilung,bereich,catégorie,rayon,groupe,categoría,sección,grupo,pasillo',
    'categoria,reparto,gruppo,categorie,afdeling,groep,seção,kategoria,dział,grupa,kategori,avdelning,grupp,avdeling,afdeling,gruppe,kategorie,ryhmä,カテゴリ,カテゴリー,分類,売り場,الفئة,فئة,القسم',
  ),
  ticked: words(
    'done,checked,completed,ticked,bought,erledigt,fertig,gekauft,fait,acheté,hecho,comprado,fatto,comprato,gedaan,gekocht,feito,comprado,zrobione,kupione,klart,köpt,ferdig,kjøpt,færdig,købt,hotovo,koupeno,valmis,ostettu,完了,購入済み,تم',
  ),
} as const;

export type Column = keyof typeof HEADINGS;
export type Columns = readonly (Column | undefined)[];

/** An addition beside the word of a heading, as in "Price (USD)". */
const ASIDE = /\s{0,3}[([](?<aside>[^()[\]]{1,20})[)\]]$|\s(?<mark>[A-Z]{3}|\p{Sc})$/u;

/** Words that say no more of a column, as in "Preis ca." and "Quantidade desejada". */
const MORE =
  /\s(?:\(?(?:ca\.?|circa|approx\.?|est\.?|~|env\.?|aprox\.?|ok\.)\)?|desejad[oa]|gewünscht|souhaitée?|deseada|desiderata|gewenst|needed|wanted|requested|żądana|önskat|(?:per|pro|je|par|por|al|za) (?:item|unit|piece|stück|pièce|unidad|pezzo|stuk|sztukę|st))$/iu;

/** The same before it, as in "Est. cost". */
const LESS = /^(?:est\.?|approx\.?|ca\.?|estimated|ungefährer?|geschätzter?)\s(?=\p{L})/iu;

/** In cells; more columns than these are no list of things. */
const MOST_COLUMNS = 60;

function words(...rows: string[]): Set<string> {
  return new Set(rows.flatMap((row) => row.split(',')));
}

/** The columns under a row of headings, undefined where one says something else; null for a row that is none. */
export function columnsUnder(cells: readonly string[] | null): Columns | null {
  if (!cells || cells.length > MOST_COLUMNS || cells.some(isNumber)) return null;
  const columns: (Column | undefined)[] = [];
  for (const cell of cells) {
    const column = columnOf(cell);
    columns.push(column && columns.includes(column) ? undefined : column); // the first of two alike
  }
  if (!columns.includes('name') && isPriceAndMore(columns)) columns[0] = 'name'; // whatever its heading is called
  return columns.includes('name') && columns.filter(Boolean).length > 1 ? columns : null;
}

/** A first column without a known heading, before a price and another that is known. */
function isPriceAndMore(columns: Columns): boolean {
  return columns[0] === undefined && columns.includes('price') && columns.filter(Boolean).length > 1;
}

/** No column is headed by a number: a row with one is a thing, whatever its other cells are called. */
function isNumber(cell: string): boolean {
  return /\p{N}/u.test(cell) && !/\p{L}/u.test(cell);
}

/** The kind of column under a heading. */
export function columnOf(cell: string): Column | undefined {
  const heading = cell
    .trim()
    .replace(ASIDE, '')
    .replace(MORE, '')
    .replace(LESS, '')
    .replace(/[.:?？]$/, '')
    .toLowerCase();
  return (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].has(heading));
}

/** Above the units of the numbers in another column. */
const UNIT_HEADINGS = words(
  'unit,units,uom,einheit,einheiten,unité,unités,unidad,unidades de medida,unità,unità di misura,eenheid,unidade,jednostka,j.m.,jm,enhet,単位,الوحدة,وحدة',
);

export function isUnitHeading(cell: string): boolean {
  return UNIT_HEADINGS.has(cell.trim().toLowerCase());
}

/** The currency that stands beside the word for prices, as in "Price (USD)". */
export function currencyMarkIn(heading: string): string | undefined {
  const { aside, mark } = ASIDE.exec(heading.trim())?.groups ?? {};
  return aside ?? mark;
}

/** Whether a line is nothing but the heading of a single column of names. */
export function isNameHeading(line: string): boolean {
  return /\s/.test(line.trim()) && columnOf(line) === 'name';
}
