/** Words of the rows that say what all of it costs, on receipts, orders and carts, in each language of the product. */
const SUMS = phrases(
  'total,grand total,sub total,subtotal,order total,items subtotal,item subtotal,item total,balance,amount due,guide price,estimated total,cart total,basket total,total to pay',
  'summe,zwischensumme,gesamt,gesamtsumme,gesamtbetrag,rechnungsbetrag,warenwert,endbetrag,endsumme,zu zahlen',
  'sous-total,total ttc,total ht,net à payer,à payer,montant total,total de la commande,total articles',
  'importe total,suma,total a pagar,total pedido,totale,subtotale,totale complessivo,totale ordine,totale euro,importo pagato,importo totale',
  'totaal,subtotaal,te betalen,totaalbedrag,valor total,vl total,vlr total,valor a pagar,qtd total de itens,cena łączna,line total,item total,prix total,precio total,prezzo totale,total geral,razem,do zapłaty,wartość zamówienia,suma częściowa,summa,delsumma,totalt,att betala,betalat,ordersumma,total a pagar,total a payer,total à payer,zu bezahlen,gesamtpreis',
  '合計,小計,総合計,お支払い金額,ご請求額,お買上計,المجموع,المجموع الفرعي,الإجمالي,المبلغ المستحق',
);

/** The same of what is no thing: delivery, service, tips, taxes, deposits, savings, and ways to pay. */
const FEES = phrases(
  'delivery,shipping,handling,postage,shipping & handling,service fee,service charge,delivery fee,delivery charge,bag fee,bag charge,picking fee,tip,driver tip,tax,sales tax,estimated tax,estimated taxes,taxes,vat,gst,hst,savings,your savings,total savings,discount,discounts,promotion,promotions,coupon,coupons,voucher,clubcard savings,nectar savings,member savings,visa,mastercard,debit card,credit card,cash,change,change due,balance due',
  'lieferung,versand,versandkosten,lieferkosten,liefergebühr,servicegebühr,servicepauschale,trinkgeld,mwst,ust,rabatt,gutschein,ersparnis,gespart,girocard,ec-karte,kartenzahlung,rückgeld,gegeben,barzahlung,verpackungspauschale,mehrwertsteuer,enthaltene mwst',
  'livraison,frais de livraison,frais de port,frais de préparation,frais de service,pourboire,tva,dont tva,remise,réduction,carte bancaire,cb,espèces,rendu,frais de dossier,carte fidélité',
  'envío,gastos de envío,propina,iva,descuento,descuentos,ahorro,cupón,tarjeta,tarjeta bancaria,efectivo,cambio,entregado,gastos de gestión,base imponible',
  'spedizione,spese di spedizione,consegna,costo di consegna,sconto,sconti,buono,mancia,contanti,resto,arrotondamento,pagamento,pagamento elettronico,di cui iva,bancomat',
  'bezorging,bezorgkosten,verzendkosten,verzending,servicekosten,fooi,btw,btw over,korting,uw voordeel,voordeel,jouw voordeel,pinnen,pin,contant,wisselgeld,bankpas',
  'entrega,frete,taxa de entrega,taxa de serviço,gorjeta,desconto,descontos,cupom,cartão,cartão de crédito,cartão de débito,dinheiro,troco,tributos,impostos',
  'dostawa,koszt dostawy,przesyłka,napiwek,ptu,suma ptu,rabat,rabaty,opust,zniżka,karta płatnicza,gotówka,reszta,sprzedaż opodatkowana,sprzedaż opodatk',
  'frakt,leverans,leveransavgift,serviceavgift,dricks,moms,rabatt,medlemsrabatt,kortbetalning,bankkort,kontant,växel,plockavgift,erhållen rabatt',
  '送料,配送料,手数料,消費税,割引,値引,値引き,クーポン,ポイント利用,お預り,お預かり,お釣り,内税,外税,التوصيل,رسوم التوصيل,الشحن,رسوم الخدمة,الضريبة,ضريبة القيمة المضافة,الخصم,خصم,نقدا,الباقي',
);

/** Money for the bottle that comes back: it is of the sum, and no thing. */
const DEPOSITS = phrases(
  'deposit,bottle deposit,container deposit,pfand,einwegpfand,mehrwegpfand,flaschenpfand,leergut,consigne,statiegeld,pant,pantti,kaucja,záloha,depósito,cauzione,vuoto a rendere',
);

/** Words beside them that change nothing. */
const BESIDE = phrases(
  'eur,usd,gbp,pln,sek,chf,brl,jpy,inkl,incl,standard,express,applied,free,kostenlos,gratis,offerts,offerte,offert,gratuit,gratuite,gratuita,gratuito,za darmo,bezpłatna,a,b,c,d,of,and,inc,estimated,est,all,your,online,articles,articoli,items,item,artikel,fee,charge,costs,cost,order,paid,payment,card,karte,karta,carte,cart,r,ab,od,dès,desde,vanaf,från,無料',
);

function phrases(...rows: string[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row.split(',')).map(withoutAccents));
}

/** Printers of receipts have no accents. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}{1,3}/gu, '')
    .normalize('NFC');
}

/** In characters and words. */
const LONGEST_LABEL = 48;
const MOST_WORDS = 6;

/** Whether words in front of money say what all of several things cost. */
export function isSumLabel(text: string): boolean {
  return saysOnly(text, SUMS, FEES);
}

/** Whether words in front of money are of what comes beside the things: delivery, taxes, savings. */
export function isFeeLabel(text: string): boolean {
  return saysOnly(text, FEES, SUMS);
}

/** Whether words in front of money are of a deposit. */
export function isDepositLabel(text: string): boolean {
  return saysOnly(text, DEPOSITS, DEPOSITS);
}

/** Begins with one of the words, and has others of this kind alone behind it. */
function saysOnly(text: string, first: ReadonlySet<string>, more: ReadonlySet<string>): boolean {
  if (text.length > LONGEST_LABEL) return false;
  const bare = withoutAccents(text.toLowerCase())
    .replace(/\([^()]{0,40}\)|[-–+]?\d{1,3}(?:[.,]\d{1,2})?\s?%?|[:：=*.€$£¥]/gu, ' ')
    .trim();
  const words = bare.split(/\s{1,40}/, MOST_WORDS + 1);
  if (bare === '' || words.length > MOST_WORDS) return false;
  const begun = lengthOf(words, first);
  if (begun === 0) return false;
  let place = begun;
  while (place < words.length) {
    const next = [first, more, BESIDE].map((set) => lengthOf(words.slice(place), set)).find((length) => length > 0);
    if (!next) return false;
    place += next;
  }
  return true;
}

/** How many of the first words are one of these phrases. */
function lengthOf(words: readonly string[], set: ReadonlySet<string>): number {
  for (let length = Math.min(words.length, 4); length > 0; length--)
    if (set.has(words.slice(0, length).join(' '))) return length;
  return 0;
}
