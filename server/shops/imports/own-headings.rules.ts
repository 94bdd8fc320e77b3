import type { ImportColumn } from './found-file.rules.ts';

/**
 * The headings of Kindlist's own tables in each language in which they were ever written: a file may come from somebody who speaks
 * another one. `exported-items.ts` writes them.
 */
const HEADINGS = {
  name: 'Name,Nom,Nombre,Nome,Naam,Nazwa,Namn,名前,الاسم',
  amount: 'Quantity,Menge,Quantité,Cantidad,Quantità,Aantal,Quantidade,Ilość,Antal,数量,الكمية',
  measure: 'How much,Wie viel,Combien,Cuánto,Quanto,Hoeveel,Ile,Hur mycket,分量,المقدار',
  variant: 'Variant,Ausführung,Modèle,Modelo,Modello,Uitvoering,Wariant,Utförande,種類,الطراز',
  recipes: 'Recipes,Rezepte,Recettes,Recetas,Ricette,Recepten,Receitas,Przepisy,Recept,レシピ,الوصفات',
  description: 'Description,Beschreibung,Descripción,Descrizione,Beschrijving,Descrição,Opis,Beskrivning,説明,الوصف',
  notes: 'Notes,Notizen,Notas,Note,Notities,Observações,Notatki,Anteckningar,メモ,ملاحظات',
  category: 'Category,Kategorie,Catégorie,Categoría,Categoria,Categorie,Kategoria,Kategori,カテゴリ,الفئة',
  price: 'Price,Preis,Prix,Precio,Prezzo,Prijs,Preço,Cena,Pris,価格,السعر',
  currency: 'Currency,Währung,Devise,Moneda,Valuta,Moeda,Waluta,通貨,العملة',
  link: 'Link,Lien,Enlace,Länk,リンク,الرابط',
  secondLink:
    'Second link,Zweiter Link,Deuxième lien,Segundo enlace,Secondo link,Tweede link,Segundo link,Drugi link,Andra länken,2つ目のリンク,الرابط الثاني',
  picture: 'Picture,Bild,Image,Imagen,Immagine,Afbeelding,Imagem,Obraz,Zdjęcie,画像,الصورة',
  bought:
    'Quantity bought,Gekaufte Menge,Quantité achetée,Cantidad comprada,Quantità acquistata,Aantal gekocht,Quantidade comprada,Kupiona ilość,Köpt antal,購入済みの数,الكمية المشتراة',
  choice:
    'One of several,Eins von mehreren,Un parmi plusieurs,Uno de varios,Uno fra più,Een van meerdere,Um de vários,Jedno z kilku,En av flera,いずれか1つ,واحد من عدة',
  mostWanted:
    'Most wanted,Am meisten gewünscht,Les plus souhaités,Lo más deseado,Più desiderato,Meest gewenst,Mais desejado,Najbardziej pożądane,Najbardziej wyczekiwane,Mest önskat,特に欲しい,الأكثر رغبة,الأكثر تفضيلًا',
  fund: 'Fund,Geldgeschenk,Cagnotte,Fondo,Potje,Fundo,Skarbonka,Insamling,お祝い金,صندوق',
  shops:
    'Where to buy,Wo es das gibt,Où l’acheter,Dónde comprarlo,Dove comprarlo,Waar te koop,Onde comprar,Gdzie kupić,Var du köper det,買うお店,أين تشتريه',
} as const satisfies Partial<Record<ImportColumn, string>>;

const COLUMNS: ReadonlyMap<string, ImportColumn> = new Map(
  Object.entries(HEADINGS).flatMap(([column, headings]) =>
    headings.split(',').map((heading) => [heading, column as ImportColumn] as const),
  ),
);

/** Headings of other tables for the same, among them the names of the meanings in the menu that differ from those above. */
const OTHERS = {
  amount: 'Anzahl',
  variant:
    'Size, colour or model;Größe, Farbe oder Modell;Taille, couleur ou modèle;Talla, color o modelo;Taglia, colore o modello;Maat, kleur of model;Tamanho, cor ou modelo;Rozmiar, kolor lub model;Storlek, färg eller modell;サイズ・色・型番;المقاس أو اللون أو الطراز',
  secondLink: 'Andra länk;2つめのリンク;رابط ثانٍ',
  picture: 'Foto',
  ticked: 'Done;Erledigt;Fait;Hecho;Fatto;Klaar;Concluído;Gotowe;Klar;完了;منجز',
  bought: 'Anzahl gekauft;Quantità comprata;購入済みの数量;الكمية المُشتراة',
  giver:
    'Who gives it;Wer es schenkt;Qui l’offre;Quién lo regala;Chi lo regala;Wie het geeft;Quem dá;Kto to daje;Vem som ger det;贈る人;من يهديها',
  mostWanted:
    'Parmi les plus souhaités;De lo más deseado;Tra i più desiderati;Entre os mais desejados;Wśród najbardziej wyczekiwanych;من الأكثر تفضيلًا;Must have;Favourite;Favorite',
  shops:
    'Store;Stores;Store name;Retailer;Geschäft;Laden;Händler;Magasin;Boutique;Tienda;Negozio;Winkel;Loja;Sklep;Butik;店舗;お店;ショップ;المتجر;متجر',
} as const satisfies Partial<Record<ImportColumn, string>>;

const BY_WORDS: ReadonlyMap<string, ImportColumn> = new Map(
  [
    ...COLUMNS,
    ...Object.entries(OTHERS).flatMap(([column, headings]) =>
      headings.split(';').map((heading) => [heading, column as ImportColumn] as const),
    ),
  ].map(([heading, column]) => [plainWords(heading), column]),
);

/** The meaning of the menu that a heading of any table says word for word. */
export function worded(heading: string): ImportColumn | null {
  return BY_WORDS.get(plainWords(heading)) ?? null;
}

function plainWords(heading: string): string {
  return heading.toLowerCase().replaceAll('’', "'");
}

/** Columns that older tables of ours lack. */
const LATER: readonly ImportColumn[] = ['measure', 'variant', 'recipes', 'choice', 'shops', 'mostWanted', 'fund'];

/** The columns of one of our own tables; null under other headings. */
export function ownColumns(headings: readonly string[]): ImportColumn[] | null {
  const columns = headings.flatMap((heading) => COLUMNS.get(heading) ?? []);
  const found = new Set([...columns, ...LATER]);
  return found.size === Object.keys(HEADINGS).length && headings.length === columns.length ? columns : null;
}
