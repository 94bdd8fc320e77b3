/**
 * The whole of a heading over what nobody should bring, or of one of its parts, in each language of the product: that somebody does
 * not want it, has it already, or asks not to get it. What says more than that qualifies it: "No rush", "We already have half".
 */
const REFUSALS: readonly RegExp[] = [
  /^(?:please )?(?:(?:the )?(?:things?|stuff|items?|gifts?|what) (?:that |which )?)?(?:(?:i|we|he|she|they) (?:really |definitely |already )?)?(?:(?:do(?:es)?|would)(?:n['’]?t| not) (?:really )?(?:need|want|like|use|eat|drink|get|buy|bring|give|send)|(?:hate|dislike)s?)(?: (?:me|us|him|her|them))?$/iu,
  /^(?:please )?(?:no|nope|never|avoid|not|no thank(?:s| you)|no need|not (?:needed|wanted|welcome|to (?:buy|get|bring))|(?:things|stuff|what) (?:to avoid|not to (?:buy|get|bring))|no more|enough)$/iu,
  /^(?:(?:things?|stuff|items?|what) )?(?:that )?(?:i|we|he|she|they)(?: already (?:have|has|own|owns|got|bought)| (?:have|has|own|owns)(?: already)?|['’]ve (?:already )?got(?: already)?)$/iu,
  /^already (?:have|has|own|owned|got|bought)$|^(?:got|have|bought) already$/iu,
  /^(?:bitte )?(?:(?:dinge|sachen|geschenke),? )?(?:(?:was|die|das) )?(?:ich|wir|er|sie) (?:gar |wirklich )?(?:nicht (?:brauch(?:e|en|t)|mag|mögen|möchten?|will|wollen)|(?:schon|bereits) (?:habe?n?|hat|besitzen?))$/iu,
  /^(?:brauch(?:e|en|t)|mag|mögen|wollen|möchten) (?:(?:ich|wir|er|sie) )?(?:gar )?nicht$|^(?:habe?n? )?(?:(?:ich|wir) )?(?:schon|bereits) vorhanden$|^habe?n? (?:(?:ich|wir) )?(?:schon|bereits)$/iu,
  /^(?:bitte )?(?:nicht|keine?[nrs]?|nein danke|nicht (?:kaufen|schenken|mitbringen|besorgen|nötig|gewünscht|erwünscht)|nicht (?:mögen|brauchen)|unerwünscht|abneigungen)$/iu,
  /^(?:(?:ce|les choses|choses) )?(?:dont|que) (?:je|on|nous) (?:n['’](?:ai|a|avons|aime|aimons)|ne (?:veux|veut|voulons)) pas(?: besoin)?$|^je n['’](?:aime|ai) pas(?: besoin)?$|^(?:ne pas|n['’]) ?(?:acheter|offrir|apporter|achetez pas|offrez pas)$/iu,
  /^(?:surtout |s['’]il (?:te|vous) plaît,? )?(?:pas|non|pas besoin|non merci|à éviter|éviter)$|^(?:(?:ce )?qu(?:e |['’]))?(?:on a|j['’]ai|nous avons) déjà$/iu,
  /^(?:(?:lo que|cosas que) )?(?:ya (?:tengo|tenemos|hay)|(?:yo )?no (?:necesit[oa]|necesitamos|quier[oe]|queremos|(?:me|nos|le) gustan?))$|^(?:por favor,? )?(?:no|nada|evitar|no gracias|no (?:comprar|regalar|traer|compr[ae]r?|compréis|compren))$/iu,
  /^(?:(?:cos[ae]|quello) che )?(?:(?:ce l['’]|ce l['’]ho|ho|abbiamo) già|non (?:(?:mi|ci|gli|le) )?(?:serv(?:e|ono)|piac(?:e|ciono)|voglio|vogliamo|abbiamo bisogno)|(?:ho|abbiamo) già|ce l['’]ho già)$|^(?:per favore,? )?(?:no|da evitare|evitare|no grazie|non (?:comprare|regalare|portare))$/iu,
  /^(?:(?:wat|dingen die) )?(?:ik|we|wij) (?:niet (?:nodig (?:heb|hebben)|hoef|hoeven|wil|willen|lust|lusten)|al (?:heb|hebben))$|^(?:(?:graag|liever) )?(?:niet|geen|niet (?:nodig|kopen|geven|meenemen)|nee bedankt)$|^(?:heb ik|hebben we|heb|hebben) al$/iu,
  /^(?:(?:o|coisas) que )?(?:(?:eu|nós) )?(?:não (?:preciso|precisamos|quer[oe]|queremos|gost[oa]|gostamos)|já (?:tenho|temos|há))(?: de)?$|^(?:por favor,? )?(?:não|nada|evitar|não obrigad[oa]|não (?:comprar|trazer|dar|comprem|tragam))$/iu,
  /^(?:(?:czego|to czego|rzeczy,? których) )?(?:nie (?:potrzebuj(?:ę|emy)|chc(?:ę|emy)|lubi(?:ę|my)))$|^(?:(?:to co|co) )?(?:już mam(?:y)?|mam(?:y)? już)$|^(?:proszę,? )?(?:nie|bez|unikać|nie (?:kupować|kupuj(?:cie)?|przynosić)|nie dziękuj(?:ę|emy))$/iu,
  /^(?:(?:det|saker|sådant) )?(?:(?:som )?(?:jag|vi) (?:inte (?:behöver|vill ha|gillar|tycker om)|redan har))$|^(?:(?:det )?(?:jag|vi) )?har (?:(?:jag|vi) )?redan$|^(?:snälla )?(?:inte|inga|undvik|behövs inte|köp inte|nej tack)$/iu,
  /^(?:(?:もう|すでに|既に)?持って(?:い)?る|(?:いらない|要らない|不要な|必要ない|苦手な|嫌いな|買わないでほしい))(?:もの|物)?$|^(?:不要|いりません|買わないで(?:ください)?)$/u,
  /^(?:(?:أشياء|ما) )?لا (?:(?:أريد|نريد|أحتاج|نحتاج|أحب|نحب)(?:ها)?|[أن]حتاج إليها|تشتروا)$|^(?:(?:أشياء|ما) )?(?:عندي|لدي|عندنا|لدينا) (?:بالفعل|مسبقا)$/u,
  /^(?:(?:i|we|they|he|she)(?:['’]ve)? )?(?:(?:have|has|own|owns|got|have got) (?:it|them|these|those|that|this|one|all of (?:these|those)) already|already (?:have|has|own|owns|own(?:ed)?|got|bought) (?:it|them|these|those|that|this|one)|(?:(?:already )?(?:have|has|got|have got) )(?:plenty|enough|loads|lots)(?: of)?(?: (?:these|those|them))?)$/iu,
  /^(?:(?:das|die|den|diese?) )?(?:(?:ich|wir|er|sie) )?(?:hab(?:e|en)?|hat|besitz(?:e|en)) (?:(?:ich|wir|er|sie) )?(?:das |die |es |alles |davon )?(?:(?:schon|bereits)(?: alles)?|genug(?: davon)?)$|^(?:schon|bereits) (?:gekauft|besorgt)$|^(?:will|wollen|möchten?) (?:ich|wir) nicht$/iu,
  /^(?:surtout |s['’]il (?:te|vous) plaît,? )?pas (?:besoin )?(?:de|d)$|^(?:je |on |nous |j['’])(?:l['’]|les |en )?(?:ai|a|avons) (?:déjà|assez)(?: de)?$|^(?:je|on|nous) n['’]en (?:veux|veut|voulons) pas$|^(?:je|on|nous) ne (?:veux|veut|voulons) pas(?: de)?$|^déjà (?:achetés?|offerts?|eu)$/iu,
  /^(?:(?:esto|eso) )?ya (?:l[oa]s? )(?:tengo|tenemos)$|^l[oa]s? (?:tengo|tenemos) ya$|^(?:tengo|tenemos) ya$|^no hacen? falta$/iu,
  /^(?:già (?:ho|abbiamo|presi|comprati)|(?:ce )?l[aoie] (?:ho|abbiamo) già|ce l['’]abbiamo già)$/iu,
  /^(?:(?:ik|we|wij) )?(?:heb|hebben) (?:(?:ik|we|wij) )?(?:(?:het|ze|deze|dit|die) )?al$|^(?:(?:ik|we|wij) )?(?:wil|willen) (?:(?:ik|we|wij) )?niet$|^al in huis$|^hoeft niet$/iu,
  /^(?:nós )?(?:já (?:tenho|temos) (?:iss[oe]|estes?|esses?)|(?:tenho|temos) já)$/iu,
  /^(?:już )?(?:to|je) (?:już )?mam(?:y)?$|^już (?:to|je) mam(?:y)?$|^nie (?:trzeba|potrzeba)$/iu,
  /^(?:(?:jag|vi) )?(?:behöver|vill) (?:(?:jag|vi) )?inte(?: ha)?$|^finns redan$|^(?:det|dem) har (?:jag|vi) redan$/iu,
  /^(?:det )?(?:(?:jeg|vi) )?har (?:(?:jeg|vi) )?(?:allerede|i forvejen)$|^(?:(?:jeg|vi) )?(?:mangler|behøver|ønsker|trenger|vil)(?: (?:jeg|vi))?(?: os| mig| oss| meg)? ikke(?: have| ha)?$|^(?:ikke|ingen|nej tak|nei takk)$/iu,
  /^(?:(?:meillä|minulla) )?on jo$|^(?:ei kiitos|ei tarvita|emme (?:tarvitse|halua)|en (?:tarvitse|halua)|älä osta|älkää ostako)$/iu,
  /^(?:もう|すでに|既に)?持って(?:い)?ます$/u,
];

/** Behind a refusal, or beside it: politeness and that it is for good. */
const POLITE =
  /(?:^|\s)(?:please|thanks|thank you|any ?(?:more|longer)|at all|again|bitte|danke|mehr|svp|stp|merci|plus|por favor|gracias|más|per favore|grazie|più|alsjeblieft|alstublieft|bedankt|meer|obrigad[oa]|mais|proszę|dziękuj(?:ę|emy)|dzięki|więcej|tack|längre|sorry)$/iu;

/** Between two refusals: "Don't need / already have". In small letters, as "I" is somebody in English. */
const OR = /\s{0,3}[/,;&+]\s{0,3}|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|och|eller)\s/u;

/** Behind a refusal: "(we have plenty!)" says the same once more, and "(but two more)" does not. */
const REASON =
  /\s?[(（](?![^()（）]*(?:but|more|yet|unless|aber|mehr|noch|sauf|plus|encore|pero|más|aún|ma|più|ancora|maar|meer|nog|mas|mais|ainda|ale|jeszcze|men|mer)(?![\p{L}]))[^()（）]{0,40}(?<![\p{L}])(?:already|plenty|enough|lots|thanks|thank you|please|sorry|schon|bereits|genug|danke|bitte|déjà|assez|merci|ya|suficientes?|gracias|già|abbastanza|grazie|al|genoeg|bedankt|já|suficiente|obrigad[oa]|już|dość|dzięki|dziękuję|redan|tack)(?![\p{L}])[^()（）]{0,30}[)）]\s?[!.:：]?$/iu;

/** In parts; a longer heading says something else as well. */
const MOST_PARTS = 4;

/** In characters. */
const LONGEST = 60;

/** Whether a heading stands over things that nobody should bring, and says nothing else: "Things I don't need". */
export function isUnwanted(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  const words = bare(heading.replace(REASON, ''));
  return isRefusal(words) || areRefusals(words.split(OR, MOST_PARTS + 1));
}

function areRefusals(parts: readonly string[]): boolean {
  const said = parts.map((part) => withoutPoliteness(part)).filter((part) => part !== '');
  return parts.length <= MOST_PARTS && said.length > 0 && said.every(isRefusal);
}

function isRefusal(words: string): boolean {
  const bareWords = withoutPoliteness(words);
  return REFUSALS.some((refusal) => refusal.test(bareWords) || refusal.test(words)); // "Nein danke", and no "Nein"
}

function withoutPoliteness(words: string): string {
  return bare(words.replace(POLITE, ''));
}

/** Asks for something not to be brought, whatever it is: "Please no candles". Below a list it names none. */
const ASKED_NOT =
  /^(?:please,? (?:no|don['’]t|do not|avoid)|bitte (?:gar |wirklich )?(?:nicht|keine?[nrs]?)|(?:surtout|svp|stp|s['’]il (?:te|vous) plaît),? pas|por favor,? (?:no|nada|sin|não|sem)|per favore,? (?:no|niente|non)|(?:alsjeblieft|alstublieft|graag) (?:geen|niet)|proszę,? (?:nie|bez|żadn)|snälla,? (?:inga|inte))\s|^(?:no|not|keine?n?|nicht|pas|niente|non|geen|niet|nada|não|sem|nie|bez|żadn\p{L}{1,4}|inga|inte)\s.{2,50}[\s,](?:please|pls|thanks|thank you|bitte|danke|svp|stp|merci|por favor|gracias|per favore|grazie|alsjeblieft|obrigad[oa]|proszę|dziękuję|tack)$/iu;

/** Whether a line alone asks not to get something. */
export function isAskedNot(line: string): boolean {
  return isUnwanted(line) || ASKED_NOT.test(bare(line));
}

/** Words without the signs around them. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/^[^\p{L}\p{N}]{1,8}/u, '')
    .replace(/[^\p{L}\p{N}]{1,8}$/u, '');
}
