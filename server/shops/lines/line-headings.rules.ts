import { linksIn } from './links.rules.ts';
import { sharedEmoji, withoutMark } from './marks.rules.ts';
import { withoutGreeting } from './small-talk.rules.ts';
import { isShop, mayBeShop } from './words/shops.rules.ts';
import { isUnwanted } from './words/unwanted-words.rules.ts';

const LONGEST_HEADING = 60;
const HEADING_MARK = /^#{1,6}\s/;

/** Words of a heading that names the whole list, as "My birthday wishes" does, rather than a part of it. */
const TITLE_WORD =
  /(?<![\p{L}\p{M}])(?:my|our|your|wish(?:es)?|wish ?lists?|lists?|gifts|presents|ideas|birthday|christmas|xmas|hanukkah|wedding|anniversary|shopping|groceries|buy|get|bring|things|wants?|needs?|mein|meine|unsere|wünsche|wunschliste|liste|einkauf|einkaufszettel|wunschzettel|geschenke|geburtstag|weihnachten|hochzeit|einkaufen|einkaufsliste|mes|nos|souhaits|cadeaux|anniversaire|noël|mariage|courses|mis|nuestros|deseos|regalos|cumpleaños|navidad|boda|compra|lista|registry|babyshower|naissance|baby|i miei|baby(?:ausstattung| list)?|(?:erst)?ausstattung|trousseau|valise|wyprawka|enxoval|corredo(?: nascita)?|canastilla|ajuar|uitzet|packing|packliste|check ?list[ae]?|desideri|regali|compleanno|nascita|natale|matrimonio|spesa|mijn|onze|wensen|verlanglijst(?:je)?|lijst|cadeaus|verjaardag|kerst|bruiloft|boodschappen|meus|desejos|presentes|aniversário|casamento|compras|moje|życzenia|prezenty|urodziny|święta|ślub|zakupy|mina|våra|önskningar|önskelista|önskelistan|presenter|födelsedag|jul|bröllop|inköp|\p{L}{3,14}(?:lijst(?:je)?|listen?|listan|lista|zettel|wünsche|geschenke|ideen|wensen|önskningar))(?![\p{L}\p{M}])|欲しいもの|ほしい物|リスト|プレゼント|誕生日|買い物|قائمة|أمنيات|هدايا|عيد|مشتريات/iu;

/** The same at the end of a name, as in "Lumber run", and in writings of other languages. */
const NAME_LAST =
  /(?:^|[\s-])(?:run|haul|trip|errands?|essentials|supplies|stuff|memo|notes?|to[- ]?dos?|menu|meal plan|meal prep|bbq|barbecue|party|picnic|dinner|brunch|camping|road ?trip|getaway|holiday|holidays|vacation|sleepover|weekend|einkäufe|besorgungen|erledigungen|vorräte|fete|feier|grillen|grillabend|wochenende|urlaub|provisions|emplettes|week-end|apéro|soirée|goûter|mandados?|recados|súper|mercado|cena|fiesta|viaje|commissioni|festa|viaggio|gita|weekend|boodschap|feestje|feest|vakantie|reis|viagem|feirinha|churrasco|festa|sprawunki|impreza|wyjazd|wakacje|ärenden|fredagsmys|kalas|fest|resa|semester|helgen|список|покупки|продукты|вишлист|хотелки|поездка|отпуск|пикник|шашлыки|nákup|seznam|liste|alışveriş|cumpărături|secret santa|wichteln|amigo secreto|amigo invisible|julklapp|baby shower|housewarming|chá de \p{L}{4,8})[^\p{L}\p{N}]{0,8}$|(?:メモ|買い出し|買うもの|買物|持ち物|必要なもの|準備|おつかい|장보기|장볼것|목록|리스트|선물|준비물|购物清单|买菜|采购|购物|清单|心愿单|愿望清单|購物清單|採買|bevásárlólista|bevásárlás|λίστα|ψώνια|ของที่ต้องซื้อ|ซื้อของ|รายการ(?:ซื้อของ|ของขวัญ)?|danh sách|đi chợ|belanja|daftar belanja|קניות|רשימה|रसोई का सामान|सामान)[^\p{L}\p{N}]{0,8}$|(?:who(?:['’]s| is)? bring(?:s|ing)? what|what to bring|potluck|wer bringt was(?: mit)?|mitbringliste|qui (?:apporte|ramène|amène) quoi|quién (?:trae|lleva) qué|chi porta (?:che )?cosa|wie (?:brengt|neemt) wat(?: mee)?|quem (?:leva|traz) o quê?|kto co przynosi|vem tar med vad|hvem tager hvad med|持ち寄り|من يحضر ماذا)[^\p{L}\p{N}]{0,8}$|^(?:список|купить|надо|нужно|покупки|подарки|مقاضي|أغراض|اغراض|طلبات|حاجيات|احتياجات|مستلزمات|تجهيزات|شنطة|قائمه)(?![\p{L}\p{M}])/iu;

/** Whether the first of the headings is the only one, and names the list. */
export function isTitle(headings: readonly (string | null)[]): boolean {
  const [first, ...others] = headings;
  return others.every((heading) => heading === null) && isTitleText(first ?? '');
}

/** Whether the first line stands above the headings of parts, as the name of a list does, also one that an app shares. */
export function isNameAbove(
  lines: readonly { text: string; block: number }[],
  headings: readonly (string | null)[],
  isShared: boolean,
): boolean {
  const [first, second] = lines;
  if (!first || !second) return false;
  if (headings[0] != null && headings[1] != null) return true; // nothing stands under it
  const isApart = (first.block !== second.block && isShared) || isTitleText(first.text);
  const areSeveral = headings.slice(1).filter(Boolean).length > (isTitleText(first.text) ? 0 : 1);
  return isApart && areSeveral && headings[1] != null && WORDS.test(first.text.trim());
}

export function isTitleText(text: string): boolean {
  return !isUnwanted(text) && (TITLE_WORD.test(text) || NAME_LAST.test(text) || LIST_NAME.test(text));
}

/** "Wunschliste für Emil", "Einkaufsliste KW 22", "Packliste Dänemark" and "Anna’s wish list": more than the words alone. */
const LIST_OF =
  /^(?:\p{L}[\p{L}'’]{0,20}\s){0,3}\p{L}{0,16}(?:list|liste|lista|listan|lijst(?:je)?|zettel)\s(?:(?:for|für|pour|para|per|voor|dla|till|för|of|von|vom|zum|zur|de|del|della|di|van|kw|week|semana)\s|\d|[-–—]\s)|\p{L}['’]s?\s(?:\p{L}{1,16}\s){0,2}(?:wish ?)?list$|^(?:(?:gift|present) ideas|geschenkideen|geschenke|idées (?:de )?cadeaux?|cadeaux|ideas de regalos?|regalos|idee regalo|regali|cadeau-?tips|cadeaus|presentes|prezenty|presenter|shopping)\s(?:for|für|pour|para|per|voor|dla|till|för|de|di|van|von)\s|(?:リスト|の買い物|欲しいもの|買い物メモ|買い出し(?:メモ)?|買うもの|持ち物)$|^(?:قائمة|مقاضي|أغراض|اغراض|طلبات|مستلزمات|تجهيزات|список|покупки|подарки|вишлист)\s|\((?:(?:for|für|pour|para|per|voor|för|dla) )?\d{1,2} (?:people|persons?|personen|persone|personnes|personas|pessoas|os[óo]by?|osób|personer)\)$|\((?:serves|makes|feeds|ergibt|rinde) (?:about |ca\.? )?\d{1,2}\)$/iu;

const LIST_OF_NAME = /^\p{L}{2,16}(?:liste|list|lista|lijst|zettel)\s\p{Lu}\p{Ll}/u;

/** Above what a recipe or a packing list needs. */
export function isIngredients(text: string): boolean {
  return INGREDIENTS.test(text.trim().replace(EMOJI_AROUND, ''));
}

/** "Lumber run", and no game whose name has capitals. */
const RUN = /^\p{L}[\p{L} ’'&-]{1,30}\s(?:run|haul|errands|shop)$/u;

/** A name that begins or ends with a word for such a list: "lista compra", "Einkauf Samstag", "weekly groceries". */
const SAID_SO =
  /^(?:(?:shopping|groceries|grocery|lista|listan|einkauf|einkäufe|einkaufen|courses|compras?|spesa|boodschappen|zakupy|inköp|handla|nákup|alışveriş|список|покупки)(?:\s(?!bag|trolley|cart|basket|net\b)\p{L}{2,14}){1,3}|(?:\p{L}{2,14}\s){1,3}(?:shopping|groceries|grocery list|shop list|einkauf|einkaufszettel|courses|compras|spesa|boodschappen|zakupy|inköp|покупки))[^\p{L}\p{N}]{0,6}$/iu;

const WEEKLY =
  /^(?:weekly (?:shop|shopping|groceries)|big shop|food shop|wochen(?:end)?einkauf|großeinkauf|veckohandling|storhandling|helghandling|week(?:end)?boodschappen|compra (?:semanal|del mes|de la semana)|compras d[oa] (?:mês|semana)|spesa (?:settimanale|della settimana)|courses de la semaine|zakupy na \p{L}{3,14}|на неделю)(?:[\s\d.,:/–-][\p{L}\d\s.,:/–-]{0,24})?$/iu;

export function isListOf(text: string): boolean {
  if (WEEKLY.test(text.trim())) return true;
  if (SAID_SO.test(text.trim())) return true;
  const bare = text.trim().replace(EMOJI_AROUND, '');
  return RUN.test(bare) || LIST_OF.test(bare) || LIST_OF_NAME.test(bare);
}

/** Pictures and signs before and behind the words. */
const EMOJI_AROUND = /^(?:\p{Extended_Pictographic}|[\ufe0f\s]){1,8}|(?:\p{Extended_Pictographic}|[\ufe0f\s!]){1,8}$/gu;

/** A line of words alone. */
const WORDS = /^[\p{L}\p{M}][\p{L}\p{M}\s&’'/–-]{1,40}$/u;

/**
 * Which lines without a mark stand above lines that have one: the name that a notes app puts over its boxes, and words
 * over bullets after an empty line, where there are several. A first line alone over bullets may be a thing like them.
 */
export function headingsOverMarks(lines: readonly { text: string; block: number }[]): (string | null)[] {
  const marks = lines.map(({ text }) => (withoutMark(text) === text.trim() ? null : text.trim()));
  const isBoxed =
    marks.some((mark) => mark !== null && BOX.test(mark)) && marks.every((mark) => mark === null || BOX.test(mark));
  const [written = ''] = lines.map(({ text }) => text.trim());
  const first = withoutGreeting(written).replace(EMOJI_AROUND, '');
  const isOverAll = marks.length > 2 && marks[0] === null && marks.slice(1).every((mark) => mark !== null);
  const isTitleOver = isOverAll && isTitleText(first) && WORDS.test(first);
  const isOverEmoji = sharedEmoji(lines.map(({ text }) => text)) !== null && isTitleText(first);
  const isCapitalTitle =
    isTitleText(first) && CAPITALS.test(first) && lines.slice(1).every(({ text }) => !CAPITALS.test(text));
  if (
    lines.length > 2 &&
    (LIST_NAME.test(first) || INGREDIENTS.test(first) || isTitleOver || isOverEmoji || isCapitalTitle)
  )
    return lines.map((_line, index) => (index === 0 ? withoutGreeting(written) : null));
  const isPart = (text: string) => isSection(text) && !isThingToo(text);
  const areBoxed = isBoxed && marks.filter((mark) => mark !== null).length >= FEWEST_BOXED;
  const areSections = lines.some(({ text }, index) => marks[index] === null && isPart(text));
  const found = lines.map(({ text, block }, index) => {
    const isAbove = marks[index] === null && marks[index + 1] != null && lines[index + 1]?.block === block;
    const isAmongSections = areSections && (isPart(text) || marks[index + 2] != null);
    const isApart = index === 0 || lines[index - 1]?.block !== block || isAmongSections || (areBoxed && isShort(text));
    return isAbove && isApart && WORDS.test(text.trim()) ? text.trim() : null;
  });
  const areOthersMarked = marks.every(
    (mark, index) =>
      index === 0 || mark !== null || found[index] !== null || headingIn(lines[index]?.text ?? '') !== null,
  );
  const isSure = isBoxed || found.filter(Boolean).length > 1 || isTitleText(found[0] ?? '');
  return areOthersMarked && isSure ? found : lines.map(() => null);
}

/** In lines: where so many things have boxes, a line without one is none. */
const FEWEST_BOXED = 4;

/** In words, of a heading between boxes. */
const LONGEST_BETWEEN = 3;

function isShort(text: string): boolean {
  return text.trim().split(/\s+/, LONGEST_BETWEEN + 1).length <= LONGEST_BETWEEN;
}

/** A line that is bold as a whole, in Markdown or in a message. */
const BOLD_LINE =
  /^(?<mark>\*{1,2}|__)(?=\S)(?<text>[^*_]{2,60})\k<mark>[:：]?(?:\s|\ufe0f|\p{Extended_Pictographic}){0,8}$/u;

/** Dots that lead from a thing to its price, as in a printed list. */
const LEADER = /\s?(?:\.{4,120}|(?:\. ){4,60}|_{4,120}|…{2,40})\s{0,3}\S/u;

/** Words in capitals alone. */
const CAPITALS = /^[\p{Lu}\p{M}][\p{Lu}\p{M}\s&’'/-]{2,40}$/u;

/** Lines that stand out from those below them: bold ones, and ones in capitals where there are several. */
export function headingsThatStandOut(lines: readonly { text: string; block: number }[]): (string | null)[] {
  const texts = lines.map(({ text }) => text.trim());
  const bold = texts.map((text) => BOLD_LINE.exec(text)?.groups?.text?.trim() ?? null);
  const capitals = texts.map((text) => {
    const bare = text.replace(/\s\(\d{1,3}(?:[.,]\d)?(?:\s\p{L}{1,12})?\)$/u, '');
    return CAPITALS.test(bare) ? (/\d[.,]\d/.test(text) ? text : bare) : null; // an age in part years keeps its words
  });
  const isOverMarks = (index: number) =>
    texts[index + 1] !== undefined && withoutMark(texts[index + 1] ?? '') !== texts[index + 1];
  const isAbove = (found: readonly (string | null)[], index: number) =>
    found[index] != null &&
    found[index + 1] === null &&
    (lines[index + 1]?.block === lines[index]?.block || (found === bold && isOverMarks(index))) &&
    (index === 0 || found[index - 1] === null);
  const boldAbove = bold.map((text, index) => (isAbove(bold, index) ? text : null));
  const capitalsAbove = capitals.map((text, index) => (isAbove(capitals, index) ? text : null));
  const areSeveral = capitalsAbove.filter(Boolean).length > 1;
  const areAllBold = bold.some((text, index) => text !== null && boldAbove[index] === null);
  const areAllCapitals = capitals.some((text, index) => text !== null && capitalsAbove[index] === null);
  const isLed = texts.map((text) => LEADER.test(text));
  if (isLed.filter(Boolean).length > 1)
    return texts.map((text, index) => (!isLed[index] && isLed[index + 1] && WORDS.test(text) ? text : null));
  if (boldAbove.some(Boolean) && !areAllBold) return boldAbove;
  return areSeveral && !areAllCapitals ? capitalsAbove : lines.map(() => null);
}

/** The words that people write above a list, on a line of their own. */
const LIST_NAME =
  /^(?:(?:my |our |the )?(?:shopping|grocery|wish|birthday|christmas|xmas|packing) ?list|(?:mein |meine |unser |unsere )?(?:einkaufs|wunsch)(?:liste|zettel)|(?:ma |notre )?liste (?:de courses|de souhaits|de cadeaux|d['’]envies)|(?:mi |nuestra )?lista de (?:la compra|compras|deseos|regalos)|(?:la )?lista (?:della spesa|dei desideri|dei regali)|(?:mijn |onze )?(?:boodschappen|verlang)lijst(?:je)?|(?:minha )?lista (?:d[eo] (?:mercado|compras|supermercado|desejos|presentes))|lista (?:zakupów|życzeń|prezentów)|(?:min |vår )?(?:inköps|önske|handlings)lista|買い物リスト|欲しい(?:もの|物)リスト|ほしい(?:もの|物)リスト|قائمة (?:التسوق|المشتريات|الأمنيات|الهدايا))(?::\s?[^:]{1,40}|(?:[\s:!.]|\p{Extended_Pictographic}|\ufe0f){0,8})$/iu;

/** Above a recipe, also with for how many it is. */
const INGREDIENTS =
  /^(?:ingredients(?: list)?|(?:die )?zutaten(?:liste)?|(?:les )?ingrédients|(?:los |os )?ingredientes|(?:gli )?ingredienti|ingrediënten|składniki|ingredienser(?:na)?|ингредиенты|інгредієнти|продукты|состав|ingredience|suroviny|malzemeler|ainekset|ingrediente|المقادير|المكونات|مقادير|مكونات|you(?:['’]ll| will)? need|what you need|(?:das |was )?(?:du|ihr|sie) brauch(?:st|t|en)|man braucht|(?:il )?(?:vous|te|nous) faut|il faut|necesitas|necesitarás|se necesita|ti serve|serve|occorre|occorrente|(?:dit )?heb je nodig|benodigdheden|você (?:vai )?precisa(?:r)?|potrzebujesz|potrzebne|(?:du|det) behöver(?: du)?|du skal bruge|du trenger|вам понадобится|понадобится|нам понадобится)(?:\s(?:for|für|pour|para|per|voor|na|dla|för|till|til|на|для|pro)\s.{1,30})?(?:\s?[(（][^()（）]{1,24}[)）])?\s?[:：]?$|^(?:.{1,12}の)?(?:材料|具材)(?:\s?[（(].{1,12}[)）])?$/iu;

const BOX = /^(?:\[[ xX✓✔×]?\]|[☐□▢⬜🔲○◯◦◻❏☑☒🗹▣✅✔✓])/u;

/** The words of a line that stands above others, as in "## Dairy" and "Dairy:"; null for one that is none. */
export function headingIn(line: string): string | null {
  const text = withoutMark(line);
  const isMarked = HEADING_MARK.test(text) || /[:：]$/.test(text);
  if (!isMarked || text.includes('\t') || text.length > LONGEST_HEADING || linksIn(text).length > 0) return null;
  const heading = text
    .replace(HEADING_MARK, '')
    .replace(/[\s#:：]{1,10}$/, '')
    .trim();
  return /\p{L}/u.test(heading) ? heading : null;
}

/** Above the things that come last. */
const REMINDER =
  /^(?:don['’]?t forget|do not forget|reminders?|maybe|optional|if (?:there['’]s time|on (?:sale|offer))|nice to have|must[ -]haves?|last minute|(?:bitte )?nicht vergessen|sonst noch|außerdem|vielleicht|falls im angebot|optional|ne pas oublier|à ne pas oublier|éventuellement|si possible|no olvidar|a lo mejor|opcional|non dimenticare|forse|niet vergeten|misschien|não esquecer|talvez|nie zapomnieć|może|glöm inte|kanske|не забыть|忘れずに|あれば)[!. ]{0,6}$/iu;

export function isReminder(text: string): boolean {
  return REMINDER.test(text.trim());
}

/** Parts of shops and homes, kinds of things, and shops, in each language of the product. */
const SECTIONS = new Set(
  [
    'produce fruit fruits veg veggies vegetables dairy bakery bread meat fish seafood deli frozen freezer fridge pantry drinks beverages snacks sweets household cleaning toiletries pharmacy drugstore baby pets garden kitchen bathroom bedroom living room clothes clothing shoes toys books games music tech electronics sport sports outdoor misc other food diy hardware decoration accessories',
    'documents documentation hygiene meds medication medicine first-aid toiletry accessory essentials carry-on carryon sleeping shelter cooking gear tools kids children dog dogs cat camping beach electronics gadgets cosmetics makeup personal care baking condiments spices canned grains pasta sauces breakfast lunch dinner paper party linens bedding nursery office school laundry supplies',
    'hygiene kosmetik pflege körperpflege elektronik dokumente papiere unterlagen medikamente reiseapotheke schlafen waschen wäsche handgepäck ausrüstung verpflegung proviant werkzeug camping zelt strand kinder hund katze tiere büro schule deko party backen backzutaten nudeln soßen saucen frühstück nonfood waschmittel tierbedarf babybedarf wandern auto',
    'hygiène soin soins cosmétiques papiers documents médicaments trousse couchage cuisine matériel outils bricolage école bureau plage enfants chien chat bagages électronique goûter petit-déjeuner produits frais entretien féculents conserves condiments épices pharmacie',
    'documentos documentación medicinas medicamentos botiquín aseo neceser cosmética herramientas playa niños perro gato colegio oficina electrónica desayuno conservas especias condimentos cocina fiambres charcutería',
    'documenti medicine medicinali farmaci beauty cosmetici attrezzi attrezzatura mare spiaggia bambini cane gatto scuola ufficio elettronica colazione spezie condimenti scatolame detersivi dispensa banco frigo',
    'documenten papieren medicijnen toilettas toiletspullen verzorging elektronica gereedschap strand kinderen hond kat school kantoor ontbijt kruiden conserven slapen koken kamperen',
    'documentos remédios medicamentos higiene cosméticos ferramentas praia crianças cachorro gato escola escritório eletrônicos eletrônica café temperos enlatados grãos frios',
    'dokumenty leki apteczka kosmetyki higiena elektronika narzędzia plaża dzieci pies kot szkoła biuro śniadanie przyprawy konserwy spanie kuchnia',
    'dokument mediciner hygien kosmetik elektronik verktyg strand barnen hund katt skola kontor frukost kryddor konserver sova packning',
    'молочка молочное молочные овощи фрукты мясо рыба хлеб выпечка бакалея напитки сладости заморозка бытовая химия хозтовары аптека косметика гигиена документы одежда обувь техника дети детям кухня ванная зоотовары специи крупы консервы',
    '書類 薬 衛生用品 洗面用具 化粧品 電子機器 道具 寝具 子供 学校 朝食 缶詰 乾物 生活用品 文房具',
    'tesco sainsbury’s sainsburys asda morrisons waitrose boots costco target walmart trader joe’s cvs kroger ikea amazon aldi lidl',
    'obst gemüse kühlregal milchprodukte backwaren bäcker bäckerei brot fleisch fisch wurst käse metzger metzgerei tiefkühl tiefkühlung tk getränke süßes süßigkeiten vorrat haushalt drogerie apotheke baumarkt markt küche bad badezimmer schlafzimmer wohnzimmer kinderzimmer garderobe kleidung schuhe spielzeug bücher spiele technik sport garten sonstiges essen gewürze konserven putzmittel rewe edeka dm rossmann müller kaufland penny netto obi',
    'frais fruits légumes crémerie boulangerie pain viande boucherie poisson poissonnerie charcuterie surgelés épicerie epicerie boissons sucré salé ménage hygiène droguerie pharmacie bébé animaux jardin cuisine chambre salon vêtements chaussures jouets livres jeux sport divers carrefour auchan leclerc monoprix picard intermarché marché',
    'frutas frutería verduras lácteos panadería pan carne carnicería pescado pescadería congelados despensa bebidas dulces limpieza hogar higiene droguería farmacia bebé mascotas jardín cocina baño dormitorio salón ropa zapatos juguetes libros juegos deporte otros varios mercadona eroski dia',
    'frutta verdura ortofrutta latticini panetteria panificio pane carne macelleria pesce pescheria salumi surgelati dispensa bevande dolci casa pulizia igiene farmacia bimbi animali giardino cucina bagno camera salotto vestiti scarpe giochi giocattoli libri sport altro varie esselunga coop conad',
    'fruit groente groenten zuivel bakker bakkerij brood vlees slager vis diepvries voorraad dranken drank snoep huishouden schoonmaak drogist apotheek baby huisdieren tuin keuken badkamer slaapkamer woonkamer kleding schoenen speelgoed boeken spellen sport overig ah jumbo kruidvat etos hema markt',
    'frutas hortifruti verduras legumes laticínios padaria pão carne açougue peixe peixaria congelados mercearia bebidas doces limpeza casa higiene farmácia bebê bebé animais jardim cozinha banheiro quarto sala roupas roupa sapatos brinquedos livros jogos esporte outros mercado',
    'owoce warzywa nabiał pieczywo piekarnia mięso ryby wędliny mrożonki napoje słodycze przyprawy chemia dom drogeria apteka dziecko zwierzęta ogród kuchnia łazienka sypialnia salon ubrania buty zabawki książki gry sport inne różne biedronka rossmann lidl żabka',
    'frukt grönt grönsaker mejeri bröd bageri kött fisk chark frys skafferi dryck drycker godis hushåll städ hygien apotek baby husdjur trädgård kök badrum sovrum vardagsrum kläder skor leksaker böcker spel sport övrigt ica willys hemköp systembolaget',
    '野菜 果物 青果 乳製品 パン パン屋 肉 魚 精肉 鮮魚 冷凍 冷凍食品 飲み物 飲料 お菓子 調味料 日用品 掃除 薬局 ドラッグストア 百均 100均 スーパー ベビー ペット キッチン 台所 風呂 寝室 服 衣類 靴 おもちゃ 本 ゲーム その他 食品',
    'خضار الخضار فواكه الفواكه ألبان الألبان المخبز خبز لحوم اللحوم أسماك مجمدات مشروبات المشروبات حلويات منظفات المنزل الصيدلية صيدلية أطفال المطبخ الحمام غرفة ملابس الملابس أحذية ألعاب كتب أخرى',
  ].flatMap((row) => row.split(' ')),
);

/** In words, of a part of a shop or a home. */
const MOST_WORDS_OF_SECTION = 4;

/** Whether words are what people call a part of a list: "Dairy", "Fisch & Fleisch", "🍳 Küche". */
export function isSection(text: string): boolean {
  const bare = text
    .trim()
    .replace(EMOJI_AROUND, '')
    .replace(/\s?[(（][^()（）]{1,20}[)）]$|[:：]$/gu, '');
  if (isShop(bare) || mayBeShop(bare)) return true;
  const words = bare.toLowerCase().split(/[\s/&+,]+/, MOST_WORDS_OF_SECTION + 1);
  const isOfSeveral = /[/&+]/.test(bare);
  const known = words.filter((word) => SECTIONS.has(word)).length;
  return words.length <= MOST_WORDS_OF_SECTION && known > 0 && (isOfSeveral || known === words.length);
}

/** Sections that people also buy: "bread" and "fish" above other things say less than "bakery" does. */
const THINGS_TOO = new Set(
  'bread meat fish fruit fruits seafood brot fleisch fisch wurst käse obst pain viande poisson fruits pan carne pescado frutas pane pesce frutta brood vlees vis fruit pão peixe mięso ryby owoce bröd kött fisk frukt chark パン 肉 魚 果物 野菜 خبز'.split(
    ' ',
  ),
);

export function isThingToo(text: string): boolean {
  const bare = text
    .trim()
    .replace(EMOJI_AROUND, '')
    .replace(/[:：]$/, '');
  return THINGS_TOO.has(bare.toLowerCase()) || mayBeShop(bare);
}

/**
 * Headings with those right above them, where the lower ones come again below others: "Clothes" of Noel, and "Clothes" of
 * Sophie. The upper ones are empty then, and name nothing of their own.
 */
export function nestedHeadings(headings: readonly (string | null)[]): (string | null)[] {
  const isUpper = (index: number) => headings[index] != null && headings[index + 1] != null;
  const lower = headings.filter((heading, index) => heading !== null && !isUpper(index));
  const uppers = headings.filter((_heading, index) => isUpper(index)).length;
  if (uppers < 2 || new Set(lower).size === lower.length) return [...headings];
  let upper = '';
  return headings.map((heading, index) => {
    if (isUpper(index)) {
      upper = heading ?? '';
      return '';
    }
    return heading === null || upper === '' ? heading : `${upper}: ${heading}`;
  });
}
