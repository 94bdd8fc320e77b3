import { currencyOf } from './currencies.rules.ts';
import { OTHER_HEADINGS } from './other-headings.rules.ts';

/** The words that people and shops put above the columns of their lists, in each language of the product. */
const HEADINGS = {
  name: words(
    OTHER_HEADINGS.name,
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
    'ingredient,ingredients,products,goods,article name,item description,gift name,wishlist item,groceries,grocery,zutat,zutaten,artikelbezeichnung,warenbezeichnung,ware,lebensmittel,gegenstand,wünsche,geschenke,sache',
    'ingrédient,ingrédients,aliment,denrée,nom de l’article,libellé,intitulé,objet,ingrediente,ingredientes,alimento,concepto,nombre del artículo,artículos,productos,regalos,ingredienti,articoli,prodotti,cosa,oggetto,voce',
    'ingrediënt,ingrediënten,boodschap,boodschappen,artikelnaam,wat,omschrijving artikel,produtos,itens,artigos,descrição do produto,składnik,składniki,towar,rzecz,produkty,co,ingrediens,ingredienser,varor,varunamn,sak,hvad,hva,ingrediensen,surovina,ainesosa,mitä',
    '品目,材料,食材,欲しいもの,ほしいもの,商品リスト,アイテム名,製品,製品名,物,المكون,المكونات,الصنف,المادة,البند,الغرض,اسم الصنف',
    'quoi,qué,qué cosa,o que,o quê,che cosa,что,何,ماذا,description of item,task,tasks,todo,to-do,summary,subject,content,aufgabe,aufgaben,betreff,tâche,tâches,libellé produit,tarea,tareas,attività,taak,taken,tarefa,tarefas,zadanie,zadania,uppgift,uppgifter,vad,タスク,المهمة,wunschartikel,gift item,wish item,regalo deseado,produit souhaité,desejo,desejos,deseos,życzenie,życzenia,wens,wensen,desideri,envie,envies,souhait,present till,presenttips',
  ),
  amount: words(
    OTHER_HEADINGS.amount,
    'qty,quantity,amount,count,number,how many,#,pcs,pieces,quantity wanted,qty wanted,requested,wanted,desired,quantity requested',
    'menge,anzahl,stück,stk,stückzahl,quantité,qté,nombre souhaité,cantidad,cant,uds,unidades,quantità,qtà,q.tà,pezzi',
    'aantal,hoeveelheid,quantidade,qtd,qtde,ilość,liczba,sztuk,szt,antal,mängd,antall,stk.,množství,počet,määrä,数量,個数,الكمية,كمية,العدد,عدد',
    'wants,needs,needed,goal,no. of items,number of items,required,units needed,benötigt,gewünscht,wie viele,bedarf,souhaité,souhaités,voulu,nombre d’articles,deseado,deseados,necesarios,cuántos,desiderati,desiderata,richiesti,quanti,n° pezzi,num',
    'gewenst,nodig,hoeveel,stuks,desejado,desejados,quantos,quantas,unid,un.,potrzebne,ile,szt.,l. sztuk,önskat,önskade,hur många,önsket,ønsket,hvor mange,希望数,必要数,いくつ,枚数,本数,المطلوب',
    'how much,wie viel,wieviel,combien,cuánto,cuántas,quanto,quante,hur mycket,сколько,كم,quant,quantos quer,q,q.té,q.tà,qtà.,qte,qta,cantidad deseada,cdad,cdad.,cantid.,quant.,qt,qt.,qnt,antal st,antal st.,aant.,anz,anz.,stückz.,ilosc,l.szt.,個,点数,wanted qty,number wanted,quantità richiesta,richiesti,aantal gewenst,liczba sztuk',
  ),
  price: words(
    OTHER_HEADINGS.price,
    'price,unit price,our price,cost,each,item price,preis,einzelpreis,stückpreis,kosten,prix,prix unitaire,coût,precio,precio unitario,coste',
    'prezzo,prezzo unitario,costo,prijs,stukprijs,preço,preço unitário,valor,cena,cena jednostkowa,pris,styckpris,stykpris,stykkpris,beløp,beløb,hinta,価格,値段,単価,金額,السعر,سعر,الثمن',
    'amount ($),est price,estimated price,unit cost,price each,total price,total cost,retail price,msrp,rrp,betrag,stk.-preis,verkaufspreis,vk,tarif,montant,prix ttc,prix estimé,importe,precio estimado,pvp,importo,prezzo stimato,bedrag,richtprijs,preço estimado,kwota,szacowana cena,belopp,kostnad,ca-pris,予算,税込価格,税込,定価,予想価格,التكلفة,الثمن التقريبي,سعر الوحدة',
    'prix u.,prix unit.,pu,p.u.,pu ttc,p. unit,p. unitario,p.unit,vr. unit.,vlr unit.,valor unit.,valor unitário,preço un.,c.u.,cena jedn.,cena szt.,à-pris,a-pris,pris/st,pris per st,stk-preis,preis/stk,preis/stück,e-preis,einzelpr.,ep,prezzo un.,prezzo cad.,precio unidad,prijs per stuk,prijs/stuk,cena za szt.,unit,precio/ud,ungefärligt pris,ungefährer preis,prix approximatif,precio aproximado,prezzo indicativo,cirka pris,orientacyjna cena,preço aproximado',
  ),
  link: words(
    OTHER_HEADINGS.link,
    'link,links,url,website,web site,web page,webpage,web link,product link,product url,item url,where,shop,address',
    'webseite,adresse,wo,lien,lien du produit,site,site web,où,enlace,enlace del producto,sitio,página,dónde,collegamento,sito,dove,indirizzo',
    'website,webadres,waar,onde,adres,strona,gdzie,länk,webbplats,var,lenke,nettside,nettadresse,hjemmeside,odkaz,linkki,osoite,リンク,サイト,الرابط,رابط,الموقع',
    'store link,shop link,buy link,where to buy,href,hyperlink,internetadresse,bezugsquelle,shoplink,lien web,lien d’achat,adresse web,où acheter,url del producto,dónde comprar,dove comprare,link prodotto,waar te koop,winkellink,onde comprar,link do produto,gdzie kupić,odnośnik,var köpa,butikslänk,商品リンク,購入先,商品url,رابط المنتج,رابط الشراء',
  ),
  size: words(
    OTHER_HEADINGS.size,
    'size,detail,details,description,note,notes,color,colour,variant,comment,comments,größe,beschreibung,notiz,notizen,farbe,variante,bemerkung,kommentar,anmerkung',
    'taille,description,note,notes,couleur,remarque,commentaire,détails,talla,tamaño,descripción,nota,notas,color,comentario,detalles',
    'taglia,misura,descrizione,colore,commento,dettagli,maat,beschrijving,notitie,kleur,opmerking,tamanho,descrição,cor,observação,comentário',
    'rozmiar,opis,notatka,uwagi,kolor,storlek,beskrivning,anteckning,färg,kommentar,størrelse,merknad,notat,beskrivelse,farge,farve,bemærkning,note,popis,poznámka,koko,kuvaus,サイズ,説明,メモ,備考,色,المقاس,الحجم,الوصف,ملاحظات,ملاحظة,اللون',
    'spec,specs,specification,model,type,style,remarks,remark,extra info,info,why,spezifikation,ausführung,modell,hinweis,hinweise,modèle,précision,précisions,modelo,especificaciones,observaciones,modello,specifiche,osservazioni,uitvoering,specificatie,especificação,observações,wariant,specyfikacja,uwaga,utförande,modell,anmärkning,仕様,型番,規格,型番/仕様,コメント,المواصفات,الموديل,التفاصيل,النوع',
    'body,anm.,bem.,obs,obs.,remarques,specification',
  ),
  category: words(
    OTHER_HEADINGS.category,
    'category,section,aisle,room,group,department,kategorie,gruppe,abteilung,bereich,catégorie,rayon,groupe,categoría,sección,grupo,pasillo',
    'categoria,reparto,gruppo,categorie,afdeling,groep,seção,kategoria,dział,grupa,kategori,avdelning,grupp,avdeling,afdeling,gruppe,kategorie,ryhmä,カテゴリ,カテゴリー,分類,売り場,الفئة,فئة,القسم',
    'aisle name,list name,collection,warengruppe,produktgruppe,raum,famille,pièce,familia,habitación,famiglia,stanza,ruimte,productgroep,departamento,cômodo,pomieszczenie,varugrupp,rum,売場,部屋,التصنيف,التصنيفات,الغرفة',
    'section name',
  ),
  ticked: words(
    OTHER_HEADINGS.ticked,
    'done,checked,completed,ticked,bought,erledigt,fertig,gekauft,fait,acheté,hecho,comprado,fatto,comprato,gedaan,gekocht,feito,comprado,zrobione,kupione,klart,köpt,ferdig,kjøpt,færdig,købt,hotovo,koupeno,valmis,ostettu,完了,購入済み,تم',
    'got it,is done,besorgt,abgehakt,coché,terminé,pris,completado,preso,spuntato,afgevinkt,gehaald,concluído,odhaczone,zakończone,avprickad,klar,済,منجز,مكتمل',
    'got,have it,have,purchased,is completed,is checked,is bought,checked off,completion,gotowe,kupiono,ganhou,já ganhou,ganhado,comprei,já tem,schon gekauft,vorhanden,habe ich,bereits gekauft,erhalten,déjà acheté,reçu,possédé,ya comprado,conseguido,lo tengo,già comprato,già preso,già acquistato,acquistato,reeds gekocht,al gekocht,ontvangen,já comprado,już kupione,mam,mam już,redan köpt,har redan,fått,gjort,購入,買った,済み,チェック,تم الشراء',
    'received,given,gekregen,cadeau gekregen,geschenkt,bekommen,schon bekommen,offert,déjà offert,recibido,ya recibido,regalado,ricevuto,già ricevuto,regalato,recebido,já recebido,oferecido,otrzymane,dostane,podarowane,mottaget,mottagen,redan fått,もらった,受け取り済み,入手済み,贈った,تم الاستلام,مستلم,وصل',
  ),
} as const;

export type Column = keyof typeof HEADINGS;
export type Columns = readonly (Column | undefined)[];

/** An addition beside the word of a heading, as in "Price (USD)" and "Ціна, грн". */
const ASIDE =
  /\s{0,3}[([](?<aside>[^()[\]]{1,20})[)\]]$|\s(?<mark>[A-Z]{3}|\p{Sc})$|,\s?(?<unit>[\p{L}\p{Sc}]{1,6}\.?)$/u;

/** The columns by their words without accents, which keys of data and plain headings lack. */
const PLAIN: ReadonlyMap<string, keyof typeof HEADINGS> = new Map(
  (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[])
    .toReversed()
    .flatMap((column) => [...HEADINGS[column]].map((word) => [plainWord(word), column] as const)),
);

function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}{1,3}/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replace(/[.]/g, '')
    .replace(/[\s_-]{1,9}/g, ' ')
    .replace(/(?<=\p{L}{4}) un(?:it(?:ario|aria|aire|ari|e)?)?$/u, '')
    .trim();
}

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

/** "Name" beside "What": somebody who wishes for it. */
const OF_PERSON = /^\s{0,9}(?:name|nom|prénom|nombre|nome|naam|imię|namn|navn|名前|الاسم)\s{0,9}:?$/iu;

/** The columns under a row of headings, undefined where one says something else; null for a row that is none. */
export function columnsUnder(cells: readonly string[] | null): Columns | null {
  if (!cells || cells.length > MOST_COLUMNS || cells.some(isNumber)) return null;
  const columns: (Column | undefined)[] = [];
  const place = cells.findIndex((cell) => columnOf(cell) === 'name');
  const isOfPerson =
    OF_PERSON.test(cells[place] ?? '') && cells.slice(place + 1).some((cell) => columnOf(cell) === 'name');
  for (const [index, cell] of cells.entries()) {
    const isUnit = isUnitHeading(cell) && cells.some((other) => other !== cell && columnOf(other) === columnOf(cell));
    const column = isUnit || (isOfPerson && index === place) ? undefined : columnOf(cell);
    columns.push(column && columns.includes(column) ? undefined : column); // the first of two alike
  }
  const isNameless = (cells[0] ?? '').trim() === '' && columns.filter(Boolean).length > 1;
  if (!columns.includes('name') && (isNameless || isPriceAndMore(columns))) columns[0] = 'name'; // whatever its heading is called
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

/** "Name, first name" has no currency behind the comma. */
function withoutAside(heading: string): string {
  const { unit } = ASIDE.exec(heading)?.groups ?? {};
  return unit === undefined || currencyOf(unit, 'EUR') ? heading.replace(ASIDE, '') : heading;
}

/** The kind of column under a heading. */
export function columnOf(cell: string): Column | undefined {
  const heading = withoutAside(cell.trim())
    .replace(MORE, '')
    .replace(LESS, '')
    .replace(/\s?[.:?？]$/, '')
    .replaceAll("'", '’')
    .toLowerCase();
  const column = (Object.keys(HEADINGS) as Column[]).find((one) => HEADINGS[one].has(heading));
  return column ?? PLAIN.get(plainWord(heading));
}

/** Above the units of the numbers in another column. */
const UNIT_HEADINGS = words(
  'unid,unid.,un,ud,ud.,uds.,un.,u.,einh.,einh,eenh.,jedn.,jedn,unité de vente,size unit',
  'unit,units,uom,measure,unit of measure,einheit,einheiten,maßeinheit,mengeneinheit,me,unité,unités,unité de mesure,unidad,unidad de medida,unidades de medida,unità,unità di misura,u.m.,um,eenheid,eenheden,unidade,unidade de medida,jednostka,jednostka miary,j.m.,jm,enhet,mått,enhed,単位,الوحدة,وحدة,وحدة القياس',
);

export function isUnitHeading(cell: string): boolean {
  return UNIT_HEADINGS.has(
    cell
      .trim()
      .toLowerCase()
      .replace(/^[(]|[)]$/g, ''),
  );
}

/** The currency that stands beside the word for prices, as in "Price (USD)". */
export function currencyMarkIn(heading: string): string | undefined {
  const { aside, mark, unit } = ASIDE.exec(heading.trim())?.groups ?? {};
  return aside ?? mark ?? unit;
}

/** Headings that say nothing to the reader are among what is left out. */
export function unknownIn(headings: readonly string[], text: string): string[] {
  if (!headings.every((heading) => text.includes(heading))) return [];
  return headings.filter(
    (heading) => /\p{L}/u.test(heading) && columnOf(heading) === undefined && !isUnitHeading(heading),
  );
}

/** Columns under a row that is marked as headings, whatever it says: the first without a known kind has the names. */
export function columnsOfMarked(headings: readonly string[]): Columns {
  const columns: Column[] = [];
  const kinds = headings.map((heading) => {
    const kind = columnOf(heading);
    if (!kind || columns.includes(kind)) return undefined;
    columns.push(kind);
    return kind;
  });
  const first = kinds.indexOf(undefined);
  return columns.includes('name') || first < 0 ? kinds : kinds.with(first, 'name');
}

/** Whether a line is nothing but the heading of a single column of names. */
export function isNameHeading(line: string): boolean {
  return /\s/.test(line.trim()) && columnOf(line) === 'name';
}
