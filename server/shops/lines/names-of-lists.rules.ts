import { isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isDay } from './words/days.rules.ts';
import { isPerson } from './words/people.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';

/** In lines below it: above fewer, a line is rather a thing like them. */
const FEWEST = 3;

/** In characters and words; a longer line names no list. */
const LONGEST_NAME = 60;
const MOST_WORDS = 7;

/** Words for a list that begin its name, with whatever it is for behind them, also as parts of longer words. */
const LIST_FIRST =
  /^(?:(?:mein|meine|unsere?|ma|notre|mi|nuestra|la mia|mijn|onze|minha|nossa|moja|nasza|min|vår)\s)?(?:(?:einkaufs|wunsch|pack|geschenke?|material|besorgungs|merk)(?:liste|zettel)|(?:verlang|boodschappen|wensen|inpak|pak|cadeau)(?:lijst(?:je)?|briefje)|(?:inköps|handlings|önske|packnings|pack|handle|ønske|pakke|indkøbs)(?:lista|listan|liste|seddel)|list[ae]|zakupy|fournitures?|(?:school|class) supplies|schulsachen|schulbedarf|schoolspullen|skolsaker|szkolna wyprawka|wyprawka|artykuły szkolne|útiles(?: escolares)?|material escolar|materiales? de clase|materiale scolastico|corredo|occorrente)(?=[\s:(–-])/iu;

/** The same in the languages that the product does not speak. */
const LIST_ELSEWHERE =
  /(?:^|\s)(?:alışveriş(?:i|e)?|ihtiyaç(?:lar)? listesi|(?:alışveriş|istek|hediye) listesi|покупки|покупок|список(?: (?:покупок|продуктов|продуктів|желаний|бажань))?|закупк[аи]|закупівля|nákup(?:y|ní)?|nákupn[ýí] (?:seznam|zoznam)|seznam|zoznam|přání|(?:bevásárló|kívánság|ajándék)lista|bevásárlás|cumpărături|(?:kauppa|ostos|toive)lista|(?:kauppa|ostos)lappu|ostokset|popis(?: za kupovinu)?|nakupovalni seznam|списък(?: за пазар(?:уване)?)?|innkjøp|handleliste|indkøb|gaveliste|λίστα|ψώνια|mua sắm|danh sách|daftar belanja|belanja(?:an)?|لیست خرید|خرید|قائمة|مشتريات)(?=$|[\s:(–-])|^(?:רשימ(?:ה|ת)|קניות|מתנות)(?=$|\s)|(?:장보기|쇼핑|살 ?것|위시리스트|받고 싶은 선물|선물)(?: ?목록| ?리스트)?$|(?:清单|清單|购物单|要买的(?:东西)?|要買的(?:東西)?|愿望单|采购|買うもの|欲しいもの|ほしいもの|買い物|リスト)$|^(?:รายการ)/iu;

/** The same where they end it, or stand before the sign that parts them from whom or what it is for. */
const LIST_WITHIN =
  /(?<![\p{L}\p{M}])(?:packing|(?:gift |present )?ideas|(?:wish|shopping|grocery|packing|supply|gift|bring|to-?do) ?list|(?:school |class |camp |party )?supplies|groceries|wishes|geschenkideen|wünsche|besorgungen|einkäufe|idées(?: de)? cadeaux?|cadeaux|envies|courses|valise|ideas de regalos?|regalos|deseos|maleta|mandado|compras?|idee regalo|regali|desideri|spesa|valigia|cadeau-?tips|cadeau-?ideeën|wensen|boodschappen|presentes|desejos|mala|pomysły na prezent|prezenty|życzenia|pakowanie|presenttips|önskningar|packning)(?:\s?[-–—:(]|\s(?:for|für|pour|para|per|voor|dla|till|från|von|de|d['’]|di|da|van)\s|$)/iu;

/** Behind the word for a list they make a thing of it: "Packing - tape". */
const THING_BEHIND =
  /(?<![\p{L}\p{M}])(?:tape|cubes?|bags?|box(?:es)?|paper|cards?|wrap|book|notebook|pad)(?![\p{L}])/iu;

/** Dishes at the end of a word or a name: "Apfelkuchen", "kladdkaka" and "Thai green curry". */
const DISH =
  /(?:kuchen|torte|suppe|eintopf|auflauf|gulasch|salat|pfannkuchen|waffeln|plätzchen|brownies?|muffins?|cookies|cake|pancakes|waffles|soup|stew|curry|casserole|lasagn[ea]|risotto|chil[il] con carne|salad|crumble|cobbler|meatloaf|gâteau|tarte|quiche|soupe|gratin|crêpes|clafoutis|ratatouille|tarta|bizcocho|sopa|guiso|tortilla|paella|torta|zuppa|minestrone|tiram[iì]s[uù]|taart|soep|stoofpot|pannenkoeken|bolo|feijoada|moqueca|sernik|szarlotka|zupa|bigos|pierogi|naleśniki|kaka|kakor|soppa|gryta|bullar|pannkakor|våfflor|カレー|シチュー|ケーキ|كعكة|شوربة|борщ|суп|пирог)$/iu;

/** A cook before or behind the dish: "Omas Apfelkuchen". */
const COOKS =
  /^(?:oma|opa|mama|mutti|tante|grandma|granny|nana|mum|mom|mormor|farmor|babci|mamma)['’]?s\s\p{L}|\s(?:de (?:mamie|mémé|maman|la abuela|mamá)|della nonna|da (?:vovó|avó|mamãe)|van oma|babci)$/iu;

/** In a recipe alone people measure with a spoon, a cup or a pinch. */
const SPOON =
  /^(?:\d[\d/.,½¼¾\s-]{0,6}|[½¼¾]\s?)(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?|pinch|el|tl|esslöffel|teelöffel|prisen?|msb|gestr\.? (?:el|tl)|c\.? ?à ?[sc]\.?|cuillères?|pincées?|cucharad(?:as?|itas?)|cdas?|cditas?|pizca|cucchiai(?:ni|no|o)?|pizzico|eetlepels?|theelepels?|snuf(?:je)?|colher(?:es)?|pitada|łyż(?:ki|ka|ek|eczki|eczka)|szczypt[ay]|msk|tsk|krm|nypa|dl|spsk|ss|ts|ст\.? ?л|ч\.? ?л)(?![\p{L}])|(?:大さじ|小さじ|カップ)\s?\d/iu;

/** How much of something, in front of it or behind. */
const MEASURED =
  /^[\d½¼¾][\d/.,½¼¾\s-]{0,6}\s?(?:k?g|gr|ml|cl|dl|l|oz|lbs?|\p{L}{1,3}\.)?\s\p{L}|\p{L}\s[\d/.,]{1,6}\s?(?:k?g|gr|ml|cl|dl|l|oz|lbs?)$/iu;

/** Behind a name, in brackets or with a word: how old somebody is. */
const AGED =
  /\p{L}\s?(?:[(（]\s?\d{1,2}(?:[.,]\d)?|,?\s\d{1,2}(?:[.,]\d)?\s(?:years?|yrs?|y\.?o|months?|jahre?|ans|mois|años|anni|jaar|anos|lat|år|лет)(?![\p{L}])|[(（]?\d{1,2}(?:歳|才))/iu;

type Told = 'SURE' | 'GUESSED';

/**
 * Whether the first of some lines names all of them, told by its words and by what it lacks: "Verlanglijst Daan 8 jaar", and a dish
 * above what it is made of. Where it could be a thing as well, it is guessed.
 */
export function nameToldByWords(lines: readonly { text: string }[]): Told | null {
  const [first = '', ...others] = lines.map(({ text }) => plainSigns(text.trim()));
  if (others.length < FEWEST || !mayName(first)) return null;
  if (isCalledList(first) && !others.some(isCalledList)) return 'SURE';
  if (isDishAbove(first, others) || isForSomebody(first, others) || isOnDay(first, others)) return 'GUESSED';
  return null;
}

function mayName(text: string): boolean {
  return (
    text.length <= LONGEST_NAME &&
    text.split(/\s+/, MOST_WORDS + 1).length <= MOST_WORDS &&
    withoutMark(text) === text &&
    /^[\p{L}\p{Extended_Pictographic}"“„«]/u.test(text) &&
    !/[.;,|\t]$|\t|\p{Sc}|\d[.,]\d|\sx\s?\d|\d\s?x(?:\s|$)/iu.test(text) &&
    linksIn(text).length === 0
  );
}

function isCalledList(text: string): boolean {
  const isOfSomebody = AGED.test(text) && isTitleText(text);
  return (
    !THING_BEHIND.test(text) &&
    ([LIST_FIRST, LIST_WITHIN, LIST_ELSEWHERE].some((list) => list.test(text)) || isOfSomebody)
  );
}

/** Below a dish, two of three lines say how much, which it does not; with spoons in all of them, it may be called anything. */
function isDishAbove(first: string, others: readonly string[]): boolean {
  const bare = first.replace(/\s?[(（][^()（）]{1,24}[)）]$/u, '').replace(/[^\p{L}]{1,8}$/u, '');
  const measured = others.filter((text) => MEASURED.test(withoutMark(text)) || SPOON.test(withoutMark(text))).length;
  if (/\d/.test(bare) || measured * 3 < others.length * 2) return false;
  const isAnyBare = others.slice(0, -1).some((text) => !MEASURED.test(text) && !SPOON.test(text));
  const spoons = others.filter((text) => SPOON.test(withoutMark(text))).length;
  return DISH.test(bare) || COOKS.test(bare) || (spoons > 1 && !isAnyBare && /\s/.test(bare));
}

/** "Oscar (5)" and "For Ruby, 8 years", and nobody else below. */
function isForSomebody(first: string, others: readonly string[]): boolean {
  return AGED.test(first) && isPerson(first) && !others.some((text) => isPerson(text));
}

/** "Grillen Samstag": the day at the end, where no other line has one. Those of films have a capital in English. */
function isOnDay(first: string, others: readonly string[]): boolean {
  const isLong = (word: string) => word.length > 4 && isDay(word) && !/^(?:Monday|Friday|Sunday|Tuesday)$/u.test(word);
  const [day = '', ...before] = first
    .replace(/[^\p{L}]{1,8}$/u, '')
    .split(/\s+/)
    .reverse();
  const isAnyOn = others.some((text) => text.split(/\s+/, MOST_WORDS).some((word) => isDay(word)));
  return before.length > 0 && before.length < FEWEST && !/\d/.test(first) && isLong(day) && !isAnyOn;
}
