import { plainSigns } from './plain-signs.rules.ts';

/** Words before an amount that is a limit, a guess, a part of a range or of a sum, in each language of the product. */
const WORDS = new Set(
  [
    'under over below above max min maximum minimum about around approx approximately circa ca from to or roughly was now save off and between than budget total sum',
    'höchstens zirka allenfalls unter über bis maximal mindestens ab etwa ungefähr rund zwischen oder statt jetzt nur gesamt summe um so',
    "environ jusqu’à jusqu'à entre ou total somme maximum env dès vers",
    'hasta desde entre o unos aproximadamente máximo máx mínimo total unos aprox sobre',
    'fino sotto sopra circa tra massimo minimo totale da sui sugli sulle',
    "hoogstens onder boven tot maximaal minimaal ongeveer tussen of totaal vanaf rond zo’n zo'n",
    'até acima abaixo cerca máximo mínimo total entre ou uns umas',
    'najwyżej do od poniżej powyżej około ok maks min lub razem koło jakieś',
    'högst under över max minst cirka ca till mellan eller totalt från runt kring typ',
    '約 最大 以下 合計 から',
    'примерно около до от не более порядка kolem omkring højst maks yaklaşık',
    'حتى حوالي تقريبا بين أو المجموع من بقيمة',
    'worth t.w.v twv värd värt',
  ].flatMap((words) => words.split(' ')),
);

const PAIRS = new Set(
  [
    'up to,less than,more than,at least,at most,bis zu,weniger als,mehr als,moins de,plus de,au maximum,à partir',
    'menos de,más de,al menos,meno di,più di,fino a,minder dan,meer dan,mais de,cerca de,a partir,mniej niż,więcej niż',
    'rond de,um die,so um,autour de,alrededor de,intorno a,por volta,volta de,en torno,torno a,w granicach,somewhere around,no more,upp till,mindre än,mer än,minst för,أقل من,أكثر من,à moins',
    'wert von,valeur de,valor de,valore di,waarde van,o wartości,värde av',
  ].flatMap((pairs) => pairs.split(',')),
);

/** "Between 40 and" is half of a range. */
const FIRST_OF_TWO =
  /\d\s?(?:\p{Sc}|euros?|eur|zł|kr|円)?\s(?:and|und|et|y|e|i|och|en|à|a|do|to|bis|tot|till|until|até|hasta|jusqu['’]à)$/u;

/** Guesses and limits: the amount behind them is near the price, while that of a sum or a range is not. */
const GUESS =
  /(?:^|[\s,;:(–—-])(?:somewhere around|up to|less than|no more than|at least|at most|not over|under|below|max(?:imum)?|min(?:imum)?|about|around|roughly|approx(?:imately)?|circa|ca|from|unter|bis zu|bis|maximal|höchstens|allenfalls|zirka|mindestens|ab|etwa|ungefähr|rund|so um die|um die|so um|um|nur|environ|env|au plus|pas plus de|jusqu['’]à|autour de|à partir de|dès|vers|dans les|(?:à )?moins de|maximum|como máximo|no más de|hasta|desde|alrededor de|unos|aproximadamente|aprox|máx(?:imo)?|mínimo|(?:de )?menos de|sobre los|a partir de|al massimo|non più di|fino a|sotto|massimo|meno di|intorno a(?:i|gli)?|sui|sugli|sulle|da|hoogstens|ten hoogste|onder|tot|maximaal|max|minimaal|ongeveer|rond de|rond|zo['’]n|vanaf|no máximo|até|abaixo de|cerca de|uns|umas|em torno de|por volta de|a partir de|najwyżej|do|od|poniżej|około|ok|koło|jakieś|maks|w granicach|under|högst|upp till|ungefär|runt|kring|typ|från|cirka|no more than|not more than|circa|zirka|ung\.?|budget|máximo|mniej więcej|примерно|около|до|от|не более|порядка|omkring|højst|kolem|yaklaşık|約|最大|حوالي|تقريبا|حتى|worth|im Wert von|(?:d['’]une )?valeur de|por valor de|del valore di|t\.?w\.?v\.?|ter waarde van|no valor de|o wartości|värd|värt|till ett värde av|بقيمة)[.:]?\s{0,3}$|\s?[~≈<≤≥±]\s?$/iu;

/** A word behind a comma, or in a bracket, that says of what the guess is: "Bike, asks around 60 €". */
const ASKED_FOR =
  /\s?[,;:(–—-]\s?(?:asks?|asking(?: price)?|costs?|price|kostet|kosten|preis|verlangt|wollen|demande|coûte|prix|pide|piden|cuesta|precio|chiede|costa|prezzo|vraagt|vragen|kost|prijs|vraagprijs|pede|custa|preço|kosztuje|cena|kostar|begär|pris|стоит|цена)$/iu;

/** A name without a guess or a limit at its end; null where there is none. */
export function withoutGuess(name: string): string | null {
  const match = GUESS.exec(name.slice(-40));
  if (!match) return null;
  const bare = name
    .slice(0, name.length - match[0].length)
    .replace(/[\s,;:(–—-]{1,5}$/u, '')
    .replace(ASKED_FOR, '');
  return /\p{L}/u.test(bare) ? bare : null;
}

/** In characters and words: a longer line is no price alone. */
const LONGEST_GUESSED = 60;
const MOST_WORDS_BEFORE = 4;

/** The words behind a guess or a limit with which a line begins, as in "around $80" below a name; null where there is none. */
export function withoutGuessFirst(text: string): string | null {
  const line = text.trim();
  if (line.length > LONGEST_GUESSED) return null;
  const sign = /^[~≈<≤≥±]\s?/u.exec(line)?.[0];
  if (sign) return line.slice(sign.length);
  const words = line.split(/\s+/, MOST_WORDS_BEFORE);
  for (let count = words.length - 1; count > 0; count--) {
    const before = words.slice(0, count).join(' ');
    const found = GUESS.exec(`${before} `);
    if (found?.index === 0 && line.startsWith(before)) return line.slice(before.length).trim();
  }
  return null;
}

/** Whether what stands before an amount says that it is no price: "a bag, about", "up to" or "10 -". */
export function isVague(before: string): boolean {
  const text = plainSigns(before.slice(-60)).toLowerCase();
  if (/[~<>≤≥±/]$|(?<!\p{L})\+$/u.test(text) || FIRST_OF_TWO.test(text)) return true;
  const words = text.replace(/[.:]$/, '').split(/[\s,;(]/);
  return WORDS.has(words.at(-1) ?? '') || PAIRS.has(words.slice(-2).join(' '));
}
