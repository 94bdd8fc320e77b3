/** Parts of a dish, which recipes put over what each of them needs, in each language of the product and others. */
const PARTS = new Set(
  [
    'dough base batter crust filling topping toppings sauce dressing marinade frosting icing glaze cake crumble garnish salad soup',
    'teig mürbeteig hefeteig boden füllung belag guss glasur creme sauce soße dressing marinade streusel deko salat suppe beilage',
    'pâte garniture farce crème sauce glaçage nappage marinade vinaigrette décor biscuit',
    'masa relleno cobertura crema salsa aderezo marinada adobo glaseado decoración bizcocho',
    'impasto base ripieno farcitura crema salsa condimento glassa copertura decorazione',
    'deeg bodem vulling topping saus dressing marinade glazuur garnering beslag',
    'massa recheio cobertura calda molho creme marinada tempero glacê decoração',
    'ciasto spód nadzienie farsz krem polewa lukier sos marynata kruszonka dekoracja',
    'deg botten fyllning glasyr topping sås dressing marinad kräm garnering',
    '生地 具 具材 たれ タレ ソース ドレッシング トッピング 衣 下味 合わせ調味料 仕上げ',
    'العجينة الحشوة الصوص الصلصة التتبيلة الكريمة الشراب التزيين',
    'тесто начинка крем соус глазурь заправка маринад',
    'těsto náplň poleva omáčka marináda dej fyld sauce taikina täyte',
  ].flatMap((row) => row.split(' ')),
);

/** At the end of a recipe. */
const TO_SERVE =
  /^(?:(?:to serve|for serving|to garnish|to decorate|zum (?:servieren|garnieren|bestreuen)|außerdem|pour servir|pour (?:la )?déco(?:ration)?|para (?:servir|decorar)|per (?:servire|guarnire|decorare)|om te serveren|ter garnering|do podania|do dekoracji|till servering|til servering)[:：]?|仕上げ用|飾り)$/iu;

/** "For the", which may stand before it. */
const FOR =
  /^(?:for|für|pour|para|per|voor|dla|na|do|till|för|til|для|pro)\s(?:(?:the|den|die|das|la|le|les|l['’]|el|los|il|lo|i|o|a|de|het)\s)?/iu;

/** Whether a line stands above what a dish is served with. */
export function isServing(text: string): boolean {
  return TO_SERVE.test(text.trim());
}

/** Whether a line says of which part of a dish the things below it are. */
export function isRecipePart(text: string): boolean {
  const bare = text
    .trim()
    .replace(/\s?[:：]$/, '')
    .replace(FOR, '')
    .replace(/^(?:the|der|die|das|la|le|el|il|lo|de|het|o|a|l['’])\s?/iu, (article) =>
      /\s|['’]/.test(article) ? '' : article,
    );
  return PARTS.has(bare.toLowerCase()) || TO_SERVE.test(text.trim());
}
