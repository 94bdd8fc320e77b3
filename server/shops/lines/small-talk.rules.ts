import { linksIn } from './links.rules.ts';
import { isUnwanted } from './words/unwanted-words.rules.ts';

/** Words with which a message begins, in each language of the product. */
const GREETING =
  /^(?:hi|hello|hey|heya|hiya|dear|good morning|good evening|hallo|hallöchen|guten morgen|guten tag|guten abend|liebe[rs]?|servus|moin|grüß dich|bonjour|bonsoir|salut|coucou|ch(?:er|ère)s?|hola|buenas|buenos días|buenas tardes|querid[oa]s?|ciao|buongiorno|buonasera|salve|car[oaie]|hoi|goedemorgen|goedemiddag|lieve|beste|oi|olá|bom dia|boa tarde|boa noite|cześć|hej|hejka|siema|dzień dobry|witaj|kochan[aiey]|drog[ai]|hejsan|tjena|god morgon|kära?|hei|ahoj|привет(?:ик)?|здравствуйте?|добр(?:ый|ое|ого) (?:день|вечер|утро|дня|вечера|утра)|дорог(?:ой|ая|ие)|милы[йе]|милая|kære|heisann|merhaba|selam|dobrý den|milý|milá|moi|terve|bună|szia|sziasztok)(?![\p{L}\p{M}-])(?<rest>.*)$/iu;

/** Words with which it ends. */
const PARTING =
  /^(?:(?:gros|grosses|plein de|mille) (?:bisous?|bises)|big (?:hugs?|kiss(?:es)?)|hugs(?: and kisses)?|(?:take care|talk soon|yours(?: truly| sincerely)?|sincerely|warmly|all the best|with love|much love)|(?:dicke[rn]?|fette[rn]?|ganz viele|tausend) (?:kuss|küsse|bussi|umarmung)|(?:herzliche|beste|schöne|ganz liebe) grüße|(?:ganz )?(?:liebe[nr]?|viele|herzliche[nr]?|schöne[nr]?|beste[nr]?) gruß|mit freundlichen grüßen|(?:un )?(?:fuerte |gran )?abrazos?|mil besos|un bacione|bacioni|un abbraccio|(?:dikke|veel|lieve) (?:kus(?:jes)?|knuffels?|groet(?:en|jes)?)|knuffels?|met vriendelijke groet(?:en)?|beijocas|um (?:beijo|abraço)|(?:gorące |serdeczne )?(?:uściski|pozdrowienia)|ściskam|(?:stor|stora|varm) kram(?:ar)?|varma hälsningar|med vänlig(?:a)? hälsning(?:ar)?|kærlig hilsen|kh|knus|mange tak|tusen takk|klem|hilsen|med vennlig hilsen|большое спасибо|спасибо(?: большое| заранее)?|заранее спасибо|пока|целую|обнимаю|до встречи|с уважением|děkuji|s pozdravem|teşekkür(?:ler| ederim)?|sevgiler|kiitos|mulțumesc|köszönöm|bis (?:später|gleich|bald|dann|nachher|morgen)|see you(?: later| soon| tonight| tomorrow| then)?|à tout à l['’]heure|muito obrigad[oa]|merci beaucoup|muchas gracias|alvast bedankt|dzięki wielkie|tack så mycket|do zobaczenia|lots of love|kind regards|grazie mille|many thanks|best wishes|danke schön|vielen dank|lieben dank|liebe grüße|viele grüße|hasta luego|dank je wel|obrigad[oa]|dankeschön|tot straks|pozdrawiam|hälsningar|thank (?:you|u|ya)|à bientôt|dankjewel|beijinhos|love you|un bacio|a presto|groetjes|até logo|dziękuję|na razie|thanks?|bye bye|regards|tschüss|gracias|un beso|saludos|bedankt|dank je|abraços|buziaki|kramar?|cheers|bisous|à plus|grazie|a dopo|saluti|kusjes|tot zo|beijos|até já|dzięki|całuję|vi ses|danke|grüße|bussi|merci|bises|besos|bacio|liefs|love|xoxo|gruß|baci|tack|puss|takk|díky|thx|bye|xo(?:xo){0,3}|xx+|a\+|ty|ta|ily|ilysm|ilysfm|tysm|tyvm|tyia|mwah|hugs|lg|vg|glg|mfg|hdl|bjs?|bjo|bjss|abs|bss|tqm|biz+|grtjs|mvh|kh|buźka|całuski|buziaczki|luv u|luv|спс)(?![\p{L}\p{M}-])(?<rest>.*)$/iu;

/** Answers that name nothing. */
const ANSWER =
  /^(?:no problem|alles klar|on my way|geht klar|ça marche|komt goed|combinado|mach ich|d’accord|perfecto|perfetto|will do|perfect|parfait|va bene|is goed|absolut|got it|doe ik|tá bom|beleza|dobrze|great|haha+|gerne|passt|super|claro|certo|prima|ja hoor|also|so|hmm+|ähm|alors|bueno|allora|dus|então|alltså|حاضر|valeu|dobra|jasne|visst|okay|okey|sure|nein|klar|vale|okej|oki|yes|lol|jup|oui|non|blz|vlw|tak|nie|ok|no|np|ja|jo|sí|sì|tá|k)(?![\p{L}\p{M}-])(?<rest>.*)$/iu;

/** The same in writings without spaces between words, or with their own marks. */
const UNSPACED_TALK =
  /^(?:(?:お)?(?:買い物|かいもの|おつかい|帰りに)?お願い(?:します|ね)?|(?:頼む|よろしく頼む)ね?|こんにちは|こんばんは|おはよう(?:ございます)?|おつかれ(?:さま)?|お疲れ様(?:です)?|ありがとう(?:ございます)?|よろしく(?:お願いします|ね)?|お願いします|了解(?:です)?|はい|مرحبا|مرحبًا|أهلا|اهلا|السلام عليكم|صباح الخير|مساء الخير|شكراً|شكرا|شكرًا|شكرا جزيلا|تمام|حسنا|مع السلامة)(?![\p{L}\p{M}])/u;

/** People who are spoken to, so that "Hello Kitty" and "Love Hearts" stay things. */
const ADDRESSEE =
  /^(?:all|everyone|everybody|there|again|sweetie|sweetheart|lovely|mate|bro|sis|babes|dears|family|friends|love|darling|dear|honey|babe|hun|guys|team|folks|santa|mum|mom|mummy|mommy|dad|daddy|grandma|granny|grandpa|nan|you|so much|a lot|again|everyone|zusammen|alle|ihr|ihr lieben|lieben|leute|schatz|liebling|oma|opa|mama|papa|mutti|vati|christkind|weihnachtsmann|dir|euch|schon mal|à tous|tous|tout le monde|chéri|chérie|mon cœur|maman|papi|mamie|père noël|toi|vous|d’avance|todos|a todos|cariño|amor|mamá|papá|abuela|abuelo|reyes magos|tutti|a tutti|tesoro|amore|cara|caro|mamma|nonna|nonno|babbo natale|allemaal|schat|lieverd|sinterklaas|pessoal|gente|querida|mãe|pai|wszystkim|kochanie|mamo|tato|babciu|dziadku|mikołaju|alla|älskling|tomten|mormor|farmor)(?![\p{L}\p{M}])[\s,&]{0,3}/iu;

/** Names below a letter, as in "Love, Max" and "Merci, Léa & Tom". */
export const NAMES =
  /^\p{Lu}\p{L}{1,20}(?:\s(?:&|\+|and|und|et|y|e|en|i|och)\s\p{Lu}\p{L}{1,20})?(?:\sx{1,5})?[^\p{L}\p{N}]{0,8}$/u;

/** Nothing but signs, smileys and kisses. */
const NO_WORDS = /^(?:[^\p{L}\p{N}]|x{1,5}(?![\p{L}]))*$/iu;

/** In characters; a longer line says something. */
const LONGEST_TALK = 70;

/** In a text of fewer lines nothing is left out. */
const FEWEST_LINES = 3;

/** Lines above that greet and ask, and lines below that thank. */
const MOST_AROUND = 3;

/** Up to three of them, and marks and kisses behind. */
export function isAddress(text: string): boolean {
  let rest = text;
  for (let count = 0; count < 3; count++) rest = rest.replace(ADDRESSEE, '');
  return rest !== text && rest.length <= 12 && NO_WORDS.test(rest);
}

export function isGreeting(text: string): boolean {
  if (UNSPACED_TALK.test(text)) return /[、，,!！:：。،]$/u.test(text) || text.length < 16;
  const rest = GREETING.exec(text)?.groups?.rest;
  if (rest === undefined) return false;
  const after = rest.replace(/^[\s,!.]{0,5}/u, '');
  const isCalledOut = /^[\s,]{0,3}\p{Ll}[\p{L}\s]{0,30}!$/u.test(rest); // "Hallo ihr zwei!", and not "Hello Kitty!"
  return NO_WORDS.test(rest) || isAddress(after) || isCalledOut || /[,:：…]$/u.test(text);
}

/** Between two of them, as in "Merci beaucoup et à bientôt !". */
const AND = /\s(?:&|\+|and|und|et|y|e|en|i|och)\s|[!.,]\s/u;

export function isParting(text: string): boolean {
  if (UNSPACED_TALK.test(text)) return text.length < 24;
  const parts = text.split(AND, 4);
  if (parts.length === 2 && parts.every(isOneParting)) return true;
  return isOneParting(text);
}

/** Nothing else begins so, and a name behind needs no comma: "Liebe Grüße Renate". */
const SURE_PARTING =
  /^(?:\p{L}{3,10} )?(?:\p{L}{4,10}n? gr[uü](?:ß|ss)e?|kind regards|best wishes|many thanks|lots of love|gros bisous|à bientôt|muchas gracias|un beso|un abrazo|un abbraccio|un bacio|grazie mille|hartelijke groet(?:en|jes)?|lieve groet(?:en|jes)?|groetjes|kusjes|muito obrigad[oa]|um beijo|beijinhos|pozdrawiam|buziaki|varma hälsningar|hälsningar|kramar)\s/iu;

function isOneParting(text: string): boolean {
  const rest = PARTING.exec(text)?.groups?.rest;
  if (rest === undefined) return false;
  const after = rest.replace(/^[\s,!.]{0,5}/u, '');
  const isSure = SURE_PARTING.test(text) && /^\s/u.test(rest);
  const isSigned = (/^\s?[-–,!]/u.test(rest) || isSure) && (NAMES.test(after) || PARTING.test(after));
  return NO_WORDS.test(rest) || isAddress(after) || isSigned;
}

function isAnswer(text: string): boolean {
  const rest = ANSWER.exec(text)?.groups?.rest;
  const words = text.split(/[\s,!.]{1,5}/, 5).filter(Boolean);
  const isOne = (word: string) => (ANSWER.exec(word) ?? PARTING.exec(word))?.groups?.rest === '';
  if (words.length > 1 && words.length < 4 && words.every(isOne)) return true;
  return rest !== undefined && (NO_WORDS.test(rest) || isAddress(rest.trim()) || SHORT_ADDRESS.test(rest));
}

/** "ok ma'" and "حاضر يا ماما". */
const SHORT_ADDRESS = /^\s(?:\p{L}{2}['’]|يا \p{L}{2,10})$/u;

/** A message that names nothing: a greeting, thanks or an answer. */
export function isSmallTalk(text: string): boolean {
  const line = text.trim().replace(/^[¡¿]/, '');
  if (line === '' || line.length > LONGEST_TALK || /\d/.test(line) || linksIn(line).length > 0) return false;
  if (/[:：]$/.test(line) && isUnwanted(line)) return false; // "No:" above things
  return isGreeting(line) || isParting(line) || isAnswer(line);
}

/** A message that only asks for things, without naming any: "Könnt ihr mir was mitbringen?" and "ciao, prendi". */
export function isAskAlone(text: string): boolean {
  const line = text.trim();
  if (line.length > LONGEST_TALK || /\d/.test(line) || linksIn(line).length > 0) return false;
  if (ARABIC_ASK.test(line) || ON_YOUR_WAY.test(line) || isAskTo(line)) return true;
  const asked = withoutGreeting(line);
  const rest = asked.replace(ASK_WORDS, ' ');
  const count = asked.match(ASK_WORDS)?.length ?? 0;
  const isQuestion = /[?？؟]$/u.test(line) && (asked !== line || ASKED.test(asked));
  if (isQuestion && line.split(/\s+/, 4).length > 3) return true;
  return !line.startsWith('#') && count > (asked === line ? 1 : 0) && NO_WORDS.test(rest);
}

/** Behind whom it is said to: "mom can u get", "Mamá falta comprar". */
const ASK_TO =
  /^(?:(?:can|could|will|would) (?:you|u|ya)(?: (?:please|pls|plz))? (?:get|buy|bring|grab|pick up)(?: (?:me|us))?|(?:we|i) need|need|kannst du(?: (?:mir|uns))?(?: bitte)? (?:mitbringen|holen|kaufen|besorgen)|bring(?: (?:bitte|mir|uns|noch|mal)){0,3} mit|(?:wir|ich) brauchen?(?: noch)?|tu peux (?:acheter|prendre|ramener)|il (?:faut|manque)|falta(?: comprar)?|faltan?|hace falta(?: comprar)?|(?:me |nos )?(?:compras?|traes)|puedes (?:comprar|traer)|puoi (?:comprare|prendere|portare)|(?:ci )?serv(?:e|ono)|manca(?:no)?|kun je (?:meenemen|kopen|halen)|we hebben nodig|(?:você )?pode (?:comprar|trazer)|precisa comprar|(?:możesz )?(?:kup|kupić)|trzeba kupić|brakuje|kan du köpa|vi behöver|nado kupit|(?:надо|нужно) купить|купи)[\s.,:…]{0,4}$/iu;

function isAskTo(line: string): boolean {
  const rest = line.replace(ADDRESSEE, '');
  return rest !== line && ASK_TO.test(rest.trim());
}

/** "Tesoro quando torni passa dal panificio": where to go, and not for what. */
const ON_YOUR_WAY =
  /^(?:\p{L}{2,14},?\s)?(?:when you(?:['’]re)? (?:come|coming|go|get|pass)|wenn du (?:heimkommst|kommst|gehst|fährst)|quand tu (?:rentres|passes|reviens|rentreras)|cuando (?:vuelvas|vengas|pases|vuelves)|quando (?:torni|passi|rientri|voltares|vieres|passares)|als je (?:thuiskomt|langskomt|terugkomt)|jak będziesz (?:wracać|wracał|wracała)|när du (?:kommer|åker|går) hem|و[اأ]نت (?:راجع|راجعة|جاي))(?:\s(?:home|back|a casa|para casa|à la maison|nach hause))?,?\s(?:(?:go|stop|swing|pop|pass) (?:by|to|at)|geh|fahr|komm|passe|va|pasa|passa|passi|vai|ga|wpadnij|wstąp|åk|gå)\s[^,:;\d]{3,30}$|^(?:\p{L}{2,14}\s)?و[اأ]نت (?:راجع|راجعة|جاي) (?:هات|هاتي|جيب|جيبي)$/iu;

/** Names and signs behind "Hej!" and "ciao,". */
export function withoutGreeting(text: string): string {
  return /^[\s,!.]{1,5}(?<rest>\S.*)$/u.exec(GREETING.exec(text)?.groups?.rest ?? '')?.groups?.rest ?? text;
}

/** Begins a question that is no thing, as "Milk?" is one. */
const ASKED =
  /^(?:can|could|would|will|do|any|what|kannst|könntest|könnt|was|wer|welche|habt|hast|brauch|peux|peut|tu peux|pouvez|pourrais|qu['’]|que|quoi|puedes|podrías|qué|puoi|potresti|che|cosa|kun|kan|wil|wat|pode|poderia|você|o que|możesz|mogł|co|czy|kan|vill|vad|هل|ماذا)/iu;

const ASK_WORDS =
  /(?<![\p{L}\p{M}])(?:can|could|would|will|you|we|i|i['’]d|me|us|please|pls|plz|need|needs|want|like|get|buy|bring|grab|pick|up|some|something|anything|else|more|also|still|from|the|shop|store|on your way|for|today|kannst|könntest|könnt|könntet|würdest|du|ihr|wir|ich|mir|uns|was|etwas|noch|bitte|auch|mal|mit|mitbringen|bring(?:st|t)?|kauf(?:st|t)?|kaufen|holst|holen|besorgen|brauchen?|brauche|vom|aus dem|einkaufen|supermarkt|heute|peux|peut|pouvez|pourrais|pourriez|tu|vous|nous|on|il|te|t['’]|m['’]|a besoin de|besoin de|il faut|faudrait|acheter|achète|prends|prendre|ramener|ramène|s['’]il te plaît|stp|svp|puedes|podrías|me|nos|traes|traer|tráeme|trae|compra|comprar|cómprame|por favor|porfa|algo|necesito|necesitamos|hace falta|hacen falta|puoi|potresti|mi|ci|prendi|prendere|prendimi|compri|comprare|comprami|porti|portare|qualcosa|per favore|serve|servono|kun|kan|je|mij|ons|even|iets|nog|graag|alsjeblieft|meenemen|halen|kopen|neem|haal|koop|mee|pode|poderia|podes|você|pra|para|mim|gente|trazer|traz|comprar|compra|precisamos|preciso|de|możesz|mogłabyś|mógłbyś|mi|nam|kup|kupić|weź|przynieś|proszę|coś|jeszcze|potrzebujemy|potrzebuję|kan|du|mig|oss|snälla|handla|köpa|köp|ta|med|hämta|något|mer|behöver|vi|jag)(?![\p{L}\p{M}])/giu;

/** The same in Arabic, whose words come in other forms. */
const ARABIC_ASK =
  /^(?:ممكن |لو سمحت |من فضلك )?(?:هات(?:ي|وا)?|جيب(?:ي|وا)?|[أا]حضر(?:ي|وا)?|اشتر[يِ]?)(?: معك| لنا| لي)*(?: من فضلك| لو سمحت)?$/u;

/** Words that ask for what stands below: nobody wants them for a category. */
export function isRequest(heading: string): boolean {
  return isGreeting(`${heading}:`) || ASKING.test(heading);
}

const ASKING =
  /(?<![\p{L}\p{M}])(?:(?:i|we|he|she|they)(?:['’]d| would) (?:love|like)|check (?:this|these|them)|look at (?:this|these)|have a look|take a look|schau(?:t)? mal|guck mal|regarde[sz]?|mira(?: est[oa]s?)?|guarda|kijk eens|olha|zobacz|kolla|please|we need|i need|i['’]d like|i would like|would like|wishes for|wants|pick up|(?:what )?you(?:['’]ll)? need|(?:was |das )?brauch(?:t ihr|en sie|st du)|il (?:vous|te) faut|necesit(?:as|áis)|ti serve|heb je nodig|você precisa|potrzebujesz|behöver du|bitte|kannst du|könnt ihr|wir brauchen|ich brauche|wünscht sich|wünschen uns|wünsche (?:ich )?mir|wünschen sich|hätte gerne?|s['’]il te plaît|stp|il faudrait|il faut|il nous faut|peux-tu|tu peux|voudrais|aimerais|por favor|necesitamos|necesito|puedes|podrías|quiero|per favore|mi prendi|puoi|ci serve|ci servono|servono|vorrei|alsjeblieft|graag|kun je|we hebben|nodig|precisamos|preciso|pode|poderia|kup|proszę|potrzebujemy|potrzebuję|możesz|chciał(?:a)?bym|snälla|kan du|vi behöver|önskar sig|vill ha)(?![\p{L}\p{M}])|お願い|買って|欲しい|ください|نحتاج|أحتاج|هات|جيب|من فضلك|لو سمحت|أريد/iu;

/** The lines of a message without those above the list that greet, and those below it that thank. */
export function withoutSmallTalk(lines: readonly string[]): string[] {
  const places = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  if (places.length < FEWEST_LINES) return [...lines];
  const isTalk = (place: number) => isSmallTalk(lines[place] ?? '') || isAskTo((lines[place] ?? '').trim());
  const above = places.slice(0, MOST_AROUND);
  const below = places.slice(-MOST_AROUND).reverse();
  const left = new Set([...takenWhile(above, isTalk), ...takenWhile(below, isTalk)]);
  return left.size < places.length - 1 ? lines.filter((_line, index) => !left.has(index)) : [...lines];
}

function takenWhile(places: readonly number[], isTaken: (place: number) => boolean): readonly number[] {
  const end = places.findIndex((place) => !isTaken(place));
  return end < 0 ? places : places.slice(0, end);
}
