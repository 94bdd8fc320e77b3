/** Words that people write behind a thing when it is done or there, in each language. */
const DONE = new Set(
  [
    'ok,done,got it,got this,got,have it,have,already have,already got,already bought,already have it,we have,we have it,bought,purchased,packed,in cart,in the cart,checked',
    'erledigt,gekauft,besorgt,gepackt,eingepackt,hab ich,habe ich,hab ich schon,habe ich schon,haben wir,haben wir schon,schon da,schon gekauft,schon besorgt,vorhanden,abgehakt',
    'fait,faite,acheté,achetée,achetés,achetées,pris,prise,déjà pris,déjà acheté,déjà fait,déjà là,on l’a,on a déjà,c’est bon,c’est fait,j’ai',
    'hecho,comprado,comprada,comprados,compradas,ya está,ya tengo,ya lo tengo,ya la tengo,ya comprado,lo tengo,la tengo,tenemos',
    'fatto,fatta,preso,presa,presi,prese,già preso,già presa,già comprato,già fatto,comprato,comprata,comprati,comprate,ce l’ho,ce l’abbiamo',
    'gedaan,gekocht,ingepakt,heb ik,heb ik al,hebben we,hebben we al,al gekocht,al in huis',
    'feito,feita,comprado,comprada,já tenho,já temos,já comprei,já tem,tenho',
    'zrobione,kupione,kupiony,kupiona,spakowane,mam,mamy,już mam,już jest,już kupione,jest',
    'klart,köpt,fixat,packat,finns,har,har redan,redan köpt,finns hemma',
    'købt,kjøpt,pakket,har allerede,har',
    'куплено,купил,купила,купили,сделано,взял,взяла,взяли,уже есть,есть',
    'koupeno,hotovo,máme,mám,alındı,tamam',
    '購入済み,購入済,買った,済み,済',
    'تم,تم الشراء,موجود,اشتريت',
  ].flatMap((row) => row.split(',')),
);

/** "milk - done" and "milk (got it)". */
const BEHIND =
  /(?<=[\p{L}\p{N})%]) {1,5}(?:[-–—:] {0,5}(?<said>[\p{L}\p{M}’' ]{1,20})|[(（](?<aside>[\p{L}\p{M}’' ]{1,20})[)）])[!. ]{0,3}$/u;

/** In characters, from the end. */
const LONGEST = 60;

/** A line without such words at its end; null where there are none. */
export function withoutDone(text: string): string | null {
  const match = BEHIND.exec(text.slice(-LONGEST));
  const said = (match?.groups?.said ?? match?.groups?.aside ?? '').toLowerCase().replaceAll("'", '’').trim();
  return match && DONE.has(said) ? text.slice(0, text.length - match[0].length).trimEnd() : null;
}
