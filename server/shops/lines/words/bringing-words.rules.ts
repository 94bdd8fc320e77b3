const wordsOf = (...rows: string[]) => new Set(rows.flatMap((row) => row.split(' ')));

/** Verbs with which somebody gets or brings a thing, in the forms for others, as a request and alone. */
export const GETTING: ReadonlySet<string> = wordsOf(
  'bring brings bringing get gets grab grabs buy buys fetch fetches take takes order orders make makes pick',
  'bringt bringe bringen mitbringen holt hole holen kauft kaufe kaufen besorgt besorge besorgen nimmt mitnehmen macht organisiert übernimmt',
  'apporte apporter apportera prend prenne prendre prends achète acheter ramène ramener amène rapporte rapporter fait fera',
  'trae traiga traer compra compre comprar coge coja coger lleva lleve llevar pone pondrá hace hará',
  'porta porti portare prende prenda prendere compra compri comprare fa farà',
  'neemt meenemen haalt halen koopt kopen brengt meebrengen maakt regelt',
  'traz traga trazer compra compre comprar leva leve levar pega pegue faz fará',
  'przynosi przyniesie przynieść bierze weźmie wziąć kupi kupić kupuje robi zrobi',
  'приносить принесе принести бере візьме взяти купить купити робить зробить везе',
  'приносит принесёт принесет берёт берет возьмёт возьмет взять купит делает сделает везёт',
  'tar ta köper köpa hämtar hämta fixar fixa ordnar lagar bakar tager tage køber købe henter hente laver',
  'přinese přinést vezme vzít koupí koupit udělá prinesie vezme kúpi tuo hoz hozza aduce ia',
);

/** Says that somebody has a thing. Words that are an article or "of" elsewhere say nothing: "Emma a scooter" is a wish. */
export const HAVING: ReadonlySet<string> = wordsOf('has got hat tiene ha tem ma має имеет heeft har má');

/** In the languages that leave the end of such a verb behind the thing, and behind how it is asked for. */
export const PARTICLE_LAST =
  /\s(?:mit|bei|mee|med|mitbringen|mitnehmen|besorgen|machen|holen|kaufen|beisteuern|meenemen|meebrengen|halen|kopen|maken|regelen)$/iu;

/** Anybody of those who read it. */
export const ANYBODY =
  /^(?:some(?:one|body)|any(?:one|body)|jemand|einer|quelqu['’]un|alguien|qualcuno|iemand|alguém|ktoś|kto[śs]|någon|nogen|noen|хтось|кто-нибудь|кто-то|někdo|niekto|birisi|biri|valaki|joku|cineva)$/iu;
