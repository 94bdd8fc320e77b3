/** "We're 11", "siamo in 11", "10 people": how many come, and no thing. */
const PEOPLE_COUNTED =
  /^(?:(?:ok|okay|so|also|alors|allora|entonces|então)[,\s]{1,2})?(?:(?:we(?:['’]re| are|['’]ll be| will be)|there (?:are|will be)|wir (?:sind|werden)|on (?:est|sera)|nous (?:sommes|serons)|(?:vamos a ser|somos|seremos|vamos ser)|siamo|saremo|we zijn|we zullen|jesteśmy|będzie nas|jest nas|нас|буде нас|будет|vi (?:är|blir|er|bliver)|je nás|bude nás)\s(?:\p{L}{1,9}['’]?\s){0,2}\d{1,3}(?:\s(?:of us|people|leute|personen?|personnes?|personas|persone|pessoas|osób|людей|personer))?|\d{1,3}\s(?:people|persons?|leute|personen|personnes?|personas?|persone|pessoas?|os[óo]b(?:y|a)?|людей|человек|personer|gäste|guests|invité[es]{0,2}|invitad[oa]s|invitati|ospiti|convidad[oa]s|gości|гостей|gasten|gäster))[.!\s]{0,4}$/iu;

export function isHeadCount(text: string): boolean {
  return PEOPLE_COUNTED.test(text.trim());
}

/** Each of those who give: "cada uno pone 20 €", "£10 each from everyone". */
const OF_EACH_PERSON =
  /(?<!\p{L})(?:(?:each|every(?:one|body)) (?:of us )?(?:puts?|pays?|gives?|chips?)|per (?:person|head)|a head|jeder (?:gibt|zahlt|legt)|pro (?:person|kopf|nase)|chacun (?:met|donne|paie)|par (?:personne|tête)|cada (?:uno|una|um|uma) (?:pone|da|paga|põe|dá)|por (?:persona|cabeza|pessoa|cabeça)|(?:ciascuno|ognuno) (?:mette|paga|dà)|a testa|ieder (?:legt|betaalt|geeft)|per persoon|każdy (?:daje|wpłaca|płaci)|(?:po|na) (?:głowę|osobę)|кожен (?:дає|кидає|платить)|з (?:людини|кожного)|каждый (?:даёт|кидает)|с (?:человека|каждого)|(?:var och en|alla) (?:betalar|lägger)|per (?:man|person))(?!\p{L})|인당|一人(?:あたり)?|1人|各自/iu;

/** A share that each person pays, where no thing is named. */
export function isShareOfEach(text: string): boolean {
  return /\d/u.test(text) && OF_EACH_PERSON.test(text);
}

/** "verso mezzogiorno", "12월 6일 6시": a time without figures, or in writings that have their own. */
const TIME_SAID =
  /^(?:(?:at|around|about|by|um|gegen|so um|vers|à|sobre|hacia|al?|verso|a|por volta d[oe]|ao?|om|rond|tegen|o|koło|około|о|опівдні|близько|в|около|kl|vid|runt|ved|omkring)\s)?(?:noon|midnight|mittag|midi|minuit|mediodía|mezzogiorno|mezzanotte|meio[- ]dia|middag|południ[ea]|опівдні|полудень|полудня)[.!?\s]{0,4}$|(?<!\d)\d{1,2}\s?(?:월|月)\s?\d{1,2}\s?(?:일|日)|(?:오전|오후)?\s?\d{1,2}시(?!\p{L}{3})/iu;

export function isTimeInWords(text: string): boolean {
  return TIME_SAID.test(text.trim());
}
