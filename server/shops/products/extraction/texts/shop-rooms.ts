/** How pages are headed on which a shop shows what somebody chose, orders, has ordered or likes. Each is held against whole headings. */
const OWN_THINGS: readonly RegExp[] = [
  /^(?:(?:(?:your|my|view|shopping) ){1,3}(?:cart|basket|bag|trolley|order|wish ?list|favou?rites|list))$/iu,
  /^(?:order (?:confirmation|summary|complete|received|details)|thank(?:s| you) for (?:your )?(?:order|purchase|shopping).{0,30})$/iu,
  /^(?:(?:secure )?checkout|wish ?list|compare products)$/iu,
  /^(?:(?:(?:dein|ihr|mein|unser)e? )?(?:warenkorb|einkaufswagen|einkaufskorb|merkzettel|merkliste|wunschzettel|wunschliste|bestellübersicht))$/iu,
  /^(?:(?:vielen )?dank für (?:deine|ihre|eure) (?:bestellung|einkauf).{0,20}|(?:zur )?kasse|(?:deine|ihre|meine) bestellung)$/iu,
  /^(?:(?:(?:votre|mon|ton|ma|mes) )(?:panier|commande|liste.{0,20}|favoris)|récapitulatif.{0,30}|merci pour votre (?:commande|achat).{0,20})$/iu,
  /^(?:(?:(?:tu|mi|su|el) )?(?:carrito|cesta|carro|bolsa)(?: de (?:la )?compras?)|(?:tu|mi|su) (?:carrito|cesta|carro|bolsa|pedido|compra|lista de deseos)|resumen del pedido|gracias por (?:tu|su) (?:pedido|compra).{0,20})$/iu,
  /^(?:(?:(?:il )?(?:tuo|mio) )?carrello|(?:il tuo |riepilogo )ordine|grazie per .{1,30}|lista dei desideri)$/iu,
  /^(?:(?:(?:je|jouw|mijn|uw) )?(?:winkelwagen|winkelmand(?:je)?|verlanglijst(?:je)?)|(?:je|jouw|mijn|uw) bestelling|bedankt voor .{1,30})$/iu,
  /^(?:(?:(?:twój|mój) )?koszyk|(?:podsumowanie|twoje) zamówieni[ae]|dziękujemy za .{1,30}|lista życzeń)$/iu,
  /^(?:(?:(?:din|min|mitt|ditt) )?(?:varukorg|kundvagn|kundkorg|handlekurv|handlevogn|indkøbskurv|kurv|ønskeliste|önskelista)|(?:din|min) (?:beställning|bestilling|ordre|order)|ta(?:ck|k|kk) f[oö]r din .{1,20})$/iu,
  /^(?:ostoskori(?:si)?|kassa|kiitos tilauksestasi.{0,20}|toivelista)$/iu,
  /^(?:(?:o )?(?:seu|meu) (?:carrinho|pedido|sacola)|carrinho(?: de compras)?|obrigad[oa] pel.{1,30})$/iu,
  /^(?:(?:(?:váš|můj|môj|tvůj|nákupní|nákupný) )?košík|(?:a )?kosar(?:ad|am|a tartalma)?|kosár(?: tartalma)?|co[sș]ul (?:t[aă]u|meu|de cump[aă]r[aă]turi)|(?:(?:va[sš]a|moja|tvoja) )?ko[sš]arica)$/iu,
  /^(?:(?:(?:ваша|моя) )?корзина|оформление заказа|спасибо за .{1,30}|(?:ваш )?кошик|оформлення замовлення|(?:вашата )?количка)$/iu,
  /^(?:(?:alışveriş )?sepet(?:im|iniz)?|siparişiniz.{0,20}|(?:το )?καλάθι(?: (?:σας|μου|αγορών))?)$/iu,
  /^(?:(?:ショッピング|お買い物|買い物)?カート(?:の中身?)?|ご注文(?:内容|確認|手続き|完了).{0,10}|お気に入り|(?:我的)?(?:購物車|购物车)|订单确认|訂單確認|结账|結帳|장바구니|주문(?:서|완료).{0,6})$/iu,
  /^(?:سلة (?:التسوق|المشتريات|الشراء)|عربة التسوق|(?:סל|עגלת) (?:ה?קניות).{0,8}|giỏ hàng(?: của bạn)?|ตะกร้าสินค้า|keranjang(?: (?:belanja|saya|anda))?)$/iu,
];
/** The number of things in it, and what ends a sentence. */
const BEHIND = / ?[(:]? ?\d{1,3}(?: ?\p{L}{1,12})?\)?$|[.!…]$/u;

/** Parts of the addresses of such pages. A product may be a basket, a bag or a cart, too: those words count only with such a heading. */
const ROOM =
  /^(?:checkout|cart|my-?cart|view-?cart|shopping-?(?:cart|bag|basket)|order-?(?:confirmation|complete|received|summary)|thank-?you|wish-?list|warenkorb|kasse|merkzettel|wunschliste|panier|commande|carrito|carrello|winkelwagen|winkelmandje|afrekenen|koszyk|zamowienie|varukorg|kundvagn|handlekurv|indkoebskurv|ostoskori|carrinho|kosik|kosar|kosarica|korzina|sepet(?:im)?)(?:\.\w{2,5})?$/i;
const PLAIN =
  /^(?:cart|bag|basket|panier|cesta|cos|korb|kurv|checkout|caisse|commande|validation|kasse|bestellung|danke|merci|gracias|grazie|thanks?)\b/i;

function isHeaded(heading: string): boolean {
  const words = heading.replace(BEHIND, '');
  return OWN_THINGS.some((own) => own.test(words));
}

/** Whether a page is a room of the shop in which products of all kinds stand: a cart, a till, a list of wishes. */
export function isShopRoom(address: string, headings: readonly string[]): boolean {
  const parts = new URL(address).pathname.split('/').filter(Boolean);
  const heads = headings
    .map((heading) => heading.replace(/\s+/g, ' ').trim())
    .filter((heading) => heading.length <= 80);
  const isRoom = parts.some((part) => ROOM.test(part));
  return (
    heads.some(
      (heading) => isHeaded(heading) && (isRoom || heading.includes(' ') || !/^\p{Script=Latin}+$/u.test(heading)),
    ) ||
    (isRoom && heads.some((heading) => PLAIN.test(heading)))
  );
}
