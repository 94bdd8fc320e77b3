/** Words behind a number that make a name of both, in each language of the product: units of technology and of time, and cuts. */
const TECHNICAL = words(
  'v volt volts w watt watts kw wh kwh ah mah gb tb mb kb hz khz mhz k kbit mbit dpi px °c °f zoll inch inches " ″ ply percent prozent',
  'فولت وات واط واط فولط',
  'min mins minute minutes minuten minuto minutos minuti minuut minuten minut minuty minuter hour hours stunden heures horas ore uur godzin timmar day days tage jours días dias giorni dagen dni dagar year years jahre jahr ans años anos anni jaar lat år month months monate mois meses mesi maanden miesięcy månader',
  '分 時間 日 年 歳 ヶ月 دقيقة دقائق يوم سنة',
  'lagig plis capas veli laags lager folhas warstwy warstwowy korn korn-brot formaggi stagioni fromages quesos queijos käse seasons cheeses spice kräuter épices',
  'up musketeers wonders kölnisch wetter gum grand',
);

/** Words with a number that is no amount: "size 4", "Vitamin B 12". */
const NUMBERED = words(
  'size sizes num number no type vitamin vitamins omega factor part vol volume level stage step series grade age ages aged day days room aisle page week chapter model mark version edition season episode class zone bus line formula channel heinz windows iphone ipad galaxy pixel playstation xbox under over for from and the about plus until before after catan uno',
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
  'größe gr nr nummer typ type teil band folge alter ab bis für von stufe faktor klasse kapitel seite raum gleis januar februar märz mai juni juli oktober dezember',
  'taille n° numéro partie tome étage âge à de pour page version janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'talla tamaño número n.º tipo parte edad para de página enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'taglia misura numero tipo parte età per di pagina gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre',
  'maat deel leeftijd voor van pagina januari februari maart juni juli augustus oktober',
  'tamanho número fator parte idade para página janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
  'rozmiar numer część wiek dla do od strona stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'storlek nummer del ålder sida faktor för från',
  'サイズ 号 番 第 タイプ 単 مقاس رقم حجم نوع فيتامين جزء عمر',
);

/** Words that say more of the thing before a comma, as in "sugar, brown", in each language of the product. */
const QUALIFIERS = words(
  'brown white red green yellow black blue dark light large small big medium mini fresh dried frozen canned sliced diced chopped grated ground whole wholemeal minced peeled ripe raw cooked smoked salted unsalted sweet sour hot mild spicy organic thin thick soft hard plain skimmed semi-skimmed low-fat fat-free sugar-free gluten-free boneless',
  'braun weiß rot rote roter grün gelb schwarz hell dunkel groß klein frisch gefroren tiefgekühlt getrocknet gerieben gehackt geschnitten gemahlen ganz reif roh geräuchert gesalzen ungesalzen süß sauer scharf mild bio dünn dick weich hart natur',
  'roux rouge rouges blanc blanche vert verte verts jaune noir noire brun complet complète tranché râpé haché moulu entier frais fraîche surgelé séché fumé salé doux demi-sel bio fin nature mûr cru cuit épais',
  'moreno morena blanco blanca rojo roja verde amarillo negro negra integral rallado cortado picado molido entero fresco fresca congelado seco ahumado salado dulce picante ecológico maduro crudo',
  'canna bianco bianca rosso rossa verde giallo nero integrale grattugiato affettato tritato macinato intero fresco surgelato secco affumicato salato dolce piccante biologico maturo crudo di',
  'rood rode wit witte groen geel zwart bruin bruine volkoren gesneden geraspt gehakt gemalen heel vers bevroren gedroogd gerookt gezouten zoet pittig biologisch rijp rauw',
  'mascavo branco branca vermelho vermelha preto ralado fatiado picado moído inteiro congelado defumado orgânico maduro cru integral',
  'tarty biały biała czerwony czerwona zielony żółty czarny brązowy pełnoziarnisty krojony siekany mielony cały świeży mrożony suszony wędzony solony słodki ostry bio dojrzały surowy',
  'röd rött röda vit vitt grön grönt gul svart brun brunt fullkorn skivad riven hackad malen hel färsk fryst torkad rökt saltad söt stark eko mogen rå',
  '薄切り 甘口 辛口 中辛 大 小 赤 白 黒 أبيض أحمر أخضر أسود أسمر بني مقطع مبشور طازج مجمد كبير صغير حلو حار مطحون',
);

function words(...rows: string[]): Set<string> {
  return new Set(rows.flatMap((row) => row.split(' ')));
}

/** "2 in 1 shampoo", "3 en 1", "2-in-1". */
const SEVERAL_IN_ONE = /^[-\s]{0,2}(?:in|en|em|i|w|na|de|で|合)[-\s]{0,2}\d/iu;

/** Whether the words behind a number make a name of both. */
export function isNumberOfName(rest: string): boolean {
  if (/^[%‰°"″]/.test(rest) || SEVERAL_IN_ONE.test(rest)) return true;
  const first = rest.toLowerCase().split(/[\s,(-]/, 1)[0] ?? '';
  return TECHNICAL.has(first);
}

/** Whether a number behind this word is its own, rather than how many. */
export function isNumberedBy(word: string): boolean {
  return NUMBERED.has(word.toLowerCase()) || TECHNICAL.has(word.toLowerCase());
}

/** Whether this says more of the thing before a comma, and names none itself. */
export function isQualifier(text: string): boolean {
  const all = text.toLowerCase().trim().split(/\s+/, 4);
  return all.length <= 3 && all.every((word) => QUALIFIERS.has(word));
}
