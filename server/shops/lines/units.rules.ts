/** Words for how much, in each language of the product, in lower case and without a full stop. */
const WEIGHTS_AND_VOLUMES = words(
  'kg kgs kilo kilos g gr gm gms mg lb lbs oz l lt ltr dl cl ml cm mm m ft gal gallon gallons qt quart quarts pt pint pints dag deka',
  'gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas gramy gramów kilogram kilograms kilogramm kilogramo kilogramos kilogrammo kilogrammi kilogramów',
  'pound pounds ounce ounces pfund livre livres libra libras etto etti ons pond',
  'liter liters litre litres litro litros litri litr litry litrów milliliter milliliters millilitre millilitres mililitros millilitri',
  'cup cups tbsp tsp el tl msk tsk krm cc càs càc cda cdta cucchiai cucchiaio eetlepel theelepel',
  'グラム キロ リットル ミリリットル 大さじ 小さじ カップ',
  'كيلو كجم كغ كغم جرام غرام جم غم لتر ليتر مل',
);

/** Containers and bundles: on lists of things to buy they are how much, and on lists of gifts part of the name. */
const CONTAINERS = words(
  'bunch bunches bottle bottles can cans tin tins jar jars box boxes bag bags pack packs packet packets loaf loaves carton cartons tub tubs tube tubes head heads clove cloves slice slices stick sticks roll rolls dozen bar bars punnet punnets tray trays crate crates',
  'bund flasche flaschen dose dosen glas gläser packung packungen pckg päckchen pck pkg pkt btl fl beutel becher tüte tüten kasten kästen kiste kisten scheibe scheiben zehe zehen tafel tafeln riegel rolle rollen netz schale schalen kopf köpfe dutzend tube tuben',
  'botte bottes bouteille bouteilles boîte boîtes boite boites conserve conserves pot pots paquet paquets sachet sachets tranche tranches gousse gousses tablette tablettes rouleau rouleaux brique briques barquette barquettes douzaine tube tubes',
  'manojo ramillete manojos botella botellas lata latas bote botes tarro tarros paquete paquetes paq bolsa bolsas caja cajas rebanada rebanadas diente dientes tableta tabletas rollo rollos brick bricks bandeja bandejas docena docenas barra barras',
  'mazzetto mazzo mazzi bottiglia bottiglie lattina lattine scatola scatole scatoletta scatolette vasetto vasetti barattolo barattoli pacco pacchi pacchetto pacchetti confezione confezioni conf busta buste fetta fette spicchio spicchi tavoletta rotolo rotoli cassa casse dozzina vaschetta',
  'bos bossen bosje bosjes zakjes potjes doosje doosjes bakje flesje flesjes fles flessen blik blikken blikje blikjes pot potten potje pak pakken pakje pakjes doos dozen zak zakken zakje plak plakken teen tenen reep repen rol rollen krat kratten dozijn bakje bakjes tros',
  'maço molho molhos maços garrafa garrafas frasco frascos vidro vidros pacote pacotes pct cx caixa caixas saco sacos saquinho fatia fatias dente dentes tablete rolo rolos dúzia dúzias pote potes bandeja',
  'pęczek pęczki pęczków butelka butelki butelek puszka puszki puszek słoik słoiki słoików opakowanie opakowania opakowań paczka paczki paczek torebka torebki karton kartony kartonów plaster plastry plastrów ząbek ząbki tabliczka rolka rolki tuzin opak kostka kostki główka',
  'krm bunt buntar knippe knippen flaska flaskor burk burkar konserv paket förpackning förpackningar förp frp påse påsar kartong kartonger skiva skivor klyfta klyftor kaka rulle rullar dussin ask askar tub tuber krukor kruka',
  '本 袋 枚 缶 パック 箱 束 瓶 玉 丁 切れ 杯 斤 房 膳 ケース ダース ロール',
  'ربطة ربطات حزمة زجاجة زجاجات علبة علب كيس أكياس عبوة عبوات صندوق شريحة شرائح فص حبات رغيف أرغفة درزن باكيت برطمان قنينة كرتون كرتونة',
);

/** Words for single pieces, which say no more than the number does. */
const PIECES = words(
  'pc pcs piece pieces ea stk stck stück pièce pièces pce pces pcs ud uds unidad unidades pz pezzo pezzi st stuk stuks un und unid unidade unidades szt sztuk sztuki sztuka styck st',
  '個 こ コ ヶ つ 点',
  'حبة قطعة قطع حبه',
);

function words(...rows: string[]): Set<string> {
  return new Set(rows.flatMap((row) => row.split(' ')));
}

/** Writing without spaces between words, where a unit ends with its own last sign. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LONGEST_UNIT = 16;

export type UnitKind = 'measure' | 'container' | 'piece';

export function unitKindOf(written: string): UnitKind | null {
  const unit = written.toLowerCase().replace(/\.$/, '');
  if (PIECES.has(unit)) return 'piece';
  if (WEIGHTS_AND_VOLUMES.has(unit)) return 'measure';
  return CONTAINERS.has(unit) ? 'container' : null;
}

/** The unit with which a text begins: the longest that ends there as a word. */
export function unitAtStart(text: string): { unit: string; kind: UnitKind } | null {
  for (let length = Math.min(LONGEST_UNIT, text.length - 1); length > 0; length--) {
    const kind = unitKindOf(text.slice(0, length));
    const end = text[length] === '.' ? length + 1 : length;
    if (kind && isWordEnd(text[length - 1] ?? '', text[end] ?? '')) return { unit: text.slice(0, end), kind };
  }
  return null;
}

function isWordEnd(last: string, next: string): boolean {
  if (UNSPACED.test(next)) return true;
  return UNSPACED.test(last) ? !/\p{N}/u.test(next) : !/[\p{L}\p{M}\p{N}'’-]/u.test(next);
}

/** Whether a number may stand directly behind this sign, as in "豚肉300g". */
export function isUnspaced(sign: string): boolean {
  return UNSPACED.test(sign);
}
