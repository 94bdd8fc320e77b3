import { plainSigns } from './plain-signs.rules.ts';

/** Words before an amount that is a limit, a guess, a part of a range or of a sum, in each language of the product. */
const WORDS = new Set(
  [
    'under over below above max min maximum minimum about around approx approximately circa ca from for to or was now save off and between than budget total sum',
    'unter über bis maximal mindestens ab etwa ungefähr rund zwischen oder statt jetzt nur gesamt summe für',
    "environ jusqu’à jusqu'à entre ou total somme maximum pour",
    'hasta desde entre o unos aproximadamente máximo mínimo total por',
    'fino sotto sopra circa tra massimo minimo totale per',
    'onder boven tot maximaal minimaal ongeveer tussen of totaal voor vanaf',
    'até acima abaixo cerca máximo mínimo total entre ou por',
    'do od poniżej powyżej około ok maks min lub razem za',
    'under över max minst cirka ca till mellan eller totalt för från',
    '約 最大 以下 合計 から',
    'حتى حوالي تقريبا بين أو المجموع من',
  ].flatMap((words) => words.split(' ')),
);

const PAIRS = new Set(
  [
    'up to,less than,more than,at least,at most,bis zu,weniger als,mehr als,moins de,plus de,au maximum,à partir',
    'menos de,más de,al menos,meno di,più di,fino a,minder dan,meer dan,mais de,cerca de,a partir,mniej niż,więcej niż',
    'upp till,mindre än,mer än,minst för,أقل من,أكثر من,à moins',
  ].flatMap((pairs) => pairs.split(',')),
);

/** Whether what stands before an amount says that it is no price: "a bag, about", "up to" or "10 -". */
export function isVague(before: string): boolean {
  const text = plainSigns(before.slice(-60)).toLowerCase();
  if (/[~<>≤≥+/]$/.test(text)) return true;
  const words = text.replace(/[.:]$/, '').split(/[\s,;(]/);
  return WORDS.has(words.at(-1) ?? '') || PAIRS.has(words.slice(-2).join(' '));
}
