/**
 * "but only ripe ones" and "nur wenn im Angebot": says which of a thing is meant, or when, and names none. Languages whose word for
 * "but" may be a thing as well need another word behind it.
 */
const RESERVATION =
  /^(?:but|only (?:if|when|the|from|ripe|fresh|organic|in|on)|just (?:if|the)|unless|if (?:they|it|there|you)|not (?:the|too|from)|aber|jedoch|allerdings|nur\s\p{L}+|falls|außer|bloß|mais (?:pas|seulement|uniquement|sans|si|le|la|les|juste|bien|en|d['’]|de|du|un|une)|seulement|uniquement|sauf|pero|solo si|sólo si|solamente|excepto|ma (?:solo|non|senza|se|quelli|quelle|che|il|la|i|le|di)|soltanto|solo se|tranne|maar|alleen\s\p{L}+|behalve|tenzij|mas (?:só|não|sem|se|apenas|do|da|os|as|o|a)|somente|apenas|só se|exceto|ale|tylko\s\p{L}+|chyba że|men (?:bara|inte|endast|helst|kun|ikke)|bara om|endast|utom|kun hvis|но|только|лишь|если|لكن|ولكن|بس|فقط|إلا)(?![\p{L}\p{M}'’])/iu;

/** The same where no spaces part words. */
const UNSPACED = /^(?:ただし|但し|でも)/u;

/** Whether words behind a comma say which of the thing before it is meant, or when. */
export function isReservation(text: string): boolean {
  return RESERVATION.test(text.trim()) || UNSPACED.test(text.trim());
}

/** Begins what somebody says of a thing, and no thing. */
const REMARK =
  /^(?:am liebsten|am besten|gerne?|lieber|bitte|egal|preferably|ideally|please|any|only|not?|si possible|de préférence|plutôt|idéalement|mejor|preferiblemente|si puede|meglio|preferibilmente|possibilmente|liefst|graag|het liefst|de preferência|najlepiej|helst|gärna|probably|maybe|i (?:got|have|already|would|need|want)|we (?:got|have|already)|wahrscheinlich|vielleicht|habe ich|probablement|peut-être|j['’]ai|probablemente|quizás?|ya tengo|probabilmente|forse|ce l['’]ho|waarschijnlijk|misschien|ik heb|provavelmente|talvez|já tenho|prawdopodobnie|może|mam już|förmodligen|kanske|jag har)\s/iu;

export function isBegunAsRemark(text: string): boolean {
  return REMARK.test(text);
}

/** That a thing will do, may be so or need not be so. */
const WILL_DO =
  /(?<!\p{L})(?:(?:is|are|would be|['’]s) (?:also |totally |perfectly )?(?:fine|enough|ok(?:ay)?|great|plenty)|will do|would do|(?:does|do)n['’]?t (?:have|need) to|can be|no need|need not|reich(?:t|en)|genüg(?:t|en)|darf|dürfen|(?:muss|müssen) (?:nicht|kein\p{L}{0,2})|geht auch|auch (?:okay|ok|gut)|suffi(?:t|sent|ra)|(?:ça |ils |elles )?(?:va|vont|ira|iront) (?:aussi|très bien|bien|parfaitement)|(?:va|vont) très bien|pas besoin|pas obligé|convien(?:t|nent)|peu(?:t|vent) être|vale[n]?|está[n]? (?:bien|genial|perfect[oa]s?)|no hacen? falta|no tienen? que|puede[n]? ser|sirve[n]?|basta(?:n|no|m)?|va(?:nno)? (?:bene|benissimo|bene anche)|non serv(?:e|ono)|può essere|possono essere|(?:może|mogą) być|nie mus(?:i|zą)|wystarcz(?:y|ą)|nie trzeba|можна|(?:може|можуть) бути|не обов['’]язково|підійд(?:е|уть)|вистачить|достатньо|можно|(?:может|могут) быть|не обязательно|подойд(?:ё|е|у)т|хватит|достаточно|mag ook|mogen ook|hoe(?:ft|ven) niet|is (?:ook )?(?:prima|goed|genoeg)|zijn (?:ook )?(?:prima|goed)|volstaat|nooit kwaad|pode[m]? ser|não precisa[m]?|(?:tá|está|estão|tão) (?:ótim[oa]s?|bo[am]s?|bom)|serve[m]?|går (?:också )?bra|räcker|(?:måste|behöver) inte|får gärna|er fin[et]?|rækker|(?:behøver|må) ikke|stačí|nemus(?:í|ejí)|(?:může|můžou|mohou) být|yeter(?:li)?|olabilir|fark etmez|elég|nem kell|lehet)(?![\p{L}’'])|(?:でも(?:いい|大丈夫|OK|可)|で(?:も)?(?:十分|大丈夫)|なくて(?:も)?いい|괜찮|충분|상관 ?없|안 해도|아니어도|يكفي|تكفي|لا بأس|(?:ليس|مو|مش) ضروري)/iu;

/** Whether words behind the name of a thing are a remark on it: "gebraucht reicht", "quello dell'Ikea va benissimo". */
export function isRemark(text: string): boolean {
  return isReservation(text) || REMARK.test(text) || WILL_DO.test(text);
}

/** Somebody has it, or has enough of it: "Gran already has four of these". */
const HAD_ALREADY =
  /(?<!\p{L})(?:already (?:has|have|had|got|gave|bought)|(?:has|have) (?:already|got|it|them|one|some|loads|plenty)|(?:hat|haben|hab) (?:\p{L}{2,12} ){0,3}(?:schon|bereits|genug)|(?:en |l['’])?(?:a|ont|ai|avons) (?:\p{L}{2,12} )?déjà|ya (?:lo |la |los |las )?(?:tiene[n]?|tengo|tenemos|hay)|(?:ce |ne )?(?:l['’]|ne )?(?:ha|hanno|ho|abbiamo) già|già (?:ce )?(?:l['’]|ne )?(?:ha|hanno|ho|abbiamo)|ce l['’](?:ha|ho|hanno|abbiamo)|(?:ma|mają|mam|mamy) już|już (?:ma|mają|mam|mamy|jest)|(?:вже|уже) (?:має|мають|маю|маємо|є|есть)|(?:heeft|hebben|heb) (?:er |ze |hem |het )?al|já (?:tem|têm|tenho|temos)|har (?:redan|allerede|den|det|dem)|redan|už (?:má|mají|mám|máme)|zaten var|már van)(?!\p{L})|もう.{0,12}(?:ある|あり|持って)|이미|(?:عند|لد)(?:ه|ها|هم|ي|نا)/iu;

export function isHadAlready(text: string): boolean {
  return HAD_ALREADY.test(text);
}
