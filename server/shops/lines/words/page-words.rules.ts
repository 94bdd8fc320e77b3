import { plainSigns } from './plain-signs.rules.ts';

/** Words that pages of shops and registries have on their buttons and notes: those that say what to do or how it stands, those beside them, and small ones between. */
interface PageWords {
  /** One alone is a button or a state already: "Remove", "Reserved". */
  sure: ReadonlySet<string>;
  /** With a sure word or with each other: "cart", "reviews". */
  beside: ReadonlySet<string>;
  small: ReadonlySet<string>;
}

function wordsOf(sure: string, beside: string, small: string): PageWords {
  return {
    sure: new Set(sure.split(' ')),
    beside: new Set(beside.split(' ')),
    small: new Set(small.split(' ')),
  };
}

const PAGE_WORDS: readonly PageWords[] = [
  wordsOf(
    'add added remove removed delete deleted move save saved share shared edit edited sort sorted filter filters view see show hide buy checkout available unavailable notify reserve reserved purchased requested contribute contributed compare select sponsored replaced substituted bestseller skip invite subscribe unsubscribe login featured recommended rollback clearance fulfilled refunded delivered arriving arrives ships shipped subtotal pickup wants watching bids bid watchers uncheck preorder customize personalize jump print pin ',
    'cart basket bag list lists wishlist wishlists registry registries watchlist favorites favourites gift gifts item items product products order orders stock delivery shipping returns return details detail options option seller sellers store stores rating ratings review reviews star stars quantity qty price prices low high results page pages next previous menu search help contact us about privacy policy terms account sign log main content home later now free only left few limited time deal deals offer offers best seller sold out back soon more less similar popular new used friends draw names powered rank priority needed need needs still has have remaining funded goal group cash fund link links note notes comment comments categories category recently checked day days week weeks today tomorrow hour hours minutes tonight saturday sunday monday tuesday wednesday thursday friday jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december estimated expected date eligible member members plus prime coupon clip store available many likely bought past month visit official shop all active ended watch watched buying current market place listing listings condition gifted thank view people this size guide cancel customer customers positive overwhelmingly mostly mixed very negative release released found match matches dispatched dispatches order- adjusted weight weighted ad weekly savings member’s nearby aisle location map track package packages receive recipe recipes video metric customary us servings comments leave made it facebook pinterest instagram newsletter',
    'to for from by with in on the a an of your my this all it is are be and or as at per up off over not no yes you we our its each was if when that ago',
  ),
  wordsOf(
    'hinzufügen hinzugefügt entfernen entfernt löschen verschieben speichern gespeichert teilen geteilt bearbeiten sortieren sortiert filtern filter ansehen anzeigen kaufen bestellen verfügbar vergriffen ausverkauft reservieren reserviert gekauft benachrichtigen vergleichen auswählen drucken pinnen gesponsert anzeige weiterlesen einloggen anmelden abmelden merken gemerkt verschenken vorrätig lieferbar bestseller gewünscht abgehakt empfehlung ',
    'warenkorb einkaufswagen einkaufskorb merkliste merklisten wunschliste wunschzettel liste listen artikel produkt produkte lieferung lieferzeit versand versandkosten versandkostenfrei kostenlos kostenlose kostenloser gratis rückgabe rückversand lager details optionen verkäufer händler filiale filialen bewertung bewertungen rezension rezensionen sterne stern anzahl menge preis preise niedrig hoch ergebnisse seite seiten weiter zurück menü suche hilfe kontakt impressum datenschutz agb konto startseite später jetzt nur noch wenige übrig angebot angebote neu gebraucht ähnliche mehr weniger beliebt zuletzt stück tage tag werktage woche wochen heute morgen voraussichtlich inkl zzgl mwst gesetzliche online verkauf durch größe farbe wählen benötigt bereits geschenk geschenke aktuelle sofort kunden montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember priorität mittel rezept rezepte springen video kommentare kochbuch',
    'in den die das der dem zu zum zur auf von mit und oder für bei ab bis im am an aus alle alles diese dieser diesen dir ihr ihre mir mein meine nach sind ist nicht kein keine als pro so um auch',
  ),
  wordsOf(
    'ajouter ajouté ajoutée retirer supprimer supprimé déplacer enregistrer enregistré partager partagé modifier trier filtrer filtres voir afficher acheter commander disponible disponibles indisponible épuisé épuisée réserver réservé réservée acheté offrir offert participer comparer choisir sponsorisé imprimer connexion connecter livré expédié prévenir alertez vendu ',
    'panier liste listes envies souhaits naissance mariage favoris article articles produit produits livraison gratuite gratuit offerte retours retour stock détails options vendeur magasin magasins avis note notes étoile étoiles quantité qté prix croissant décroissant résultats page pages suivant précédent menu recherche aide contact mentions légales confidentialité compte accueil plus tard maintenant que quelques reste restants neuf neuve occasion similaires populaire récemment jour jours semaine semaines demain aujourd’hui prévue dès entre cadeau cadeaux commun promo promotion par unité vérifiés client clients lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre priorité haute basse taille couleur recette recettes vidéo commentaires aller meilleure vente ventes expédition moi me',
    'au à aux dans le la les l un une des du de d et ou pour par sur avec en mon ma mes votre vos nos ce cet cette tout tous toutes est sont pas ne n’est il y a si plus',
  ),
  wordsOf(
    'añadir añadido añadida agregar agregado eliminar quitar mover guardar guardado compartir compartido editar ordenar filtrar filtros ver mostrar comprar disponible disponibles agotado agotada reservar reservado comprado regalar regalado comparar seleccionar patrocinado imprimir avísame avisarme entrega recíbelo recogida vendido quedan queda ',
    'carrito cesta bolsa lista listas deseos favoritos artículo artículos producto productos envío gratis gratuito gratuita devolución devoluciones stock existencias detalles opciones vendedor tienda tiendas opinión opiniones valoraciones estrellas cantidad unidades unidad precio menor mayor resultados página siguiente anterior menú buscar ayuda contacto privacidad cuenta inicio tarde ahora solo sólo últimas pocas nuevo usado similares más populares día días semana mañana hoy lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre regalo regalos prioridad talla color oferta por vendido enviado estimada receta recetas saltar ir vídeo comentarios',
    'a al en el la los las un una de del y o para por con mi mis tu tus su sus este esta todo todos es son no si que entre desde',
  ),
  wordsOf(
    'aggiungi aggiunto aggiunta rimuovi elimina sposta salva salvato condividi condiviso modifica ordina filtra filtri vedi mostra acquista compra acquistato disponibile disponibili esaurito esaurita riserva prenota prenotato confronta seleziona sponsorizzato stampa avvisami accedi regala regalato regalata contribuisci consegna spedito venduto rimasti ',
    'carrello lista liste desideri preferiti articolo articoli prodotto prodotti spedizione gratuita gratis gratuito reso resi disponibilità immediata dettagli opzioni venditore negozio recensione recensioni stelle stella quantità prezzo crescente decrescente risultati pagina successivo precedente menu cerca aiuto contatti privacy account home dopo ora subito solo ultimi pochi nuovo usato simili più popolari giorno giorni settimana domani oggi lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre regalo regali priorità già quota quote taglia colore offerta pezzi prevista stimata ricetta ricette vai video commenti',
    'al alla allo nel nella il lo la i gli le un una di del della dei e o per da dal con mio mia miei tuo questo questa tutti tutte è sono non se entro',
  ),
  wordsOf(
    'toevoegen toegevoegd verwijderen verwijder verplaatsen bewaren bewaard opslaan delen deel bewerken sorteren sorteer filteren bekijk bekijken toon tonen kopen koop bestellen besteld leverbaar uitverkocht reserveren gereserveerd gekocht vergelijken vergelijk selecteer gesponsord printen mail inloggen verkoop bezorgd verzonden ',
    'winkelwagen winkelmandje mandje lijst lijstje lijsten verlanglijst verlanglijstje favorieten artikel artikelen product producten bezorging levering gratis retour retourneren voorraad details opties verkoper winkel winkels review reviews beoordeling beoordelingen ster sterren aantal stuks prijs laag hoog laagste hoogste resultaten pagina volgende vorige menu zoeken hulp contact privacy account home later nu alleen nog maar enkele laatste nieuw tweedehands vergelijkbare meer populair dag dagen week morgen vandaag huis maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december cadeau cadeaus prioriteit maat kleur aanbieding select verwacht binnen werkdagen partner bol recept recepten spring video reacties',
    'in de het een van voor met en of op aan bij door om naar mijn je jouw uw deze dit alle is zijn niet geen er uit tot mij ons',
  ),
  wordsOf(
    'adicionar adicionado adicionada remover excluir mover salvar guardar salvo compartilhar partilhar editar ordenar filtrar ver mostrar comprar comprado disponível indisponível esgotado reservar reservado presentear presenteado comparar selecionar patrocinado imprimir avise avise-me entrar entrega vendido restam resta chegará ',
    'carrinho sacola lista listas desejos favoritos item itens produto produtos frete envio grátis devolução devoluções estoque stock detalhes opções vendedor loja lojas avaliação avaliações estrelas quantidade preço menor maior resultados página próximo anterior menu buscar pesquisar ajuda contato contacto privacidade conta início depois agora apenas só últimas poucas novo usado semelhantes mais populares dia dias semana amanhã hoje segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro presente presentes prioridade tamanho cor oferta unidades unidade por previsão cota cotas receita receitas pular vídeo comentários',
    'ao à aos no na o a os as um uma de do da dos e ou para por com meu minha seu sua este esta todos é são não se em até',
  ),
  wordsOf(
    'dodaj dodano dodane usuń usunięto przenieś zapisz zapisane udostępnij edytuj sortuj filtruj filtry zobacz pokaż kup kupione kupiono zamów dostępny dostępna dostępne niedostępny niedostępna niedostępne wyprzedany wyprzedane zarezerwuj zarezerwowane zarezerwowany porównaj wybierz sponsorowane drukuj powiadom zaloguj dostawa wysyłka sprzedawca zostało ostatnie ',
    'koszyka koszyk koszyku listy lista liście życzeń ulubione ulubionych obserwowane produkt produkty produktów przedmiot przedmioty przedmiotów darmowa bezpłatna zwrot zwroty szczegóły opcje sklep sklepu opinia opinie opinii ocena ocen gwiazdki ilość sztuk sztuki szt cena ceny wyników strona następna poprzednia menu szukaj pomoc kontakt prywatność konto później teraz tylko nowy nowe używane podobne więcej popularne dzień dni dzisiaj jutro tydzień poniedziałek wtorek środa czwartek piątek sobota niedziela stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia prezent prezenty priorytet rozmiar kolor oferta oferty wszystkie magazynie smart płatność darmowy odbiór przepis przepisy przejdź wideo komentarze',
    'do na w z ze i lub o od po przez dla za twój twoja moja moje mój ten ta to te wszystkie jest są nie się u',
  ),
  wordsOf(
    'lägg tillagd ta radera flytta spara sparad dela redigera sortera filtrera visa köp köpt köpta beställ tillgänglig slutsåld slut reservera reserverad jämför välj sponsrad annons bevaka logga leverans levereras säljs skickas finns ',
    'varukorg varukorgen kundvagn korg lista listor listan önskelista favoriter vara varor produkt produkter artikel artiklar frakt fri gratis fritt retur returer lager detaljer alternativ säljare butik butiker recension recensioner betyg omdömen stjärnor antal st pris lägsta högsta resultat sida nästa föregående meny sök hjälp kontakt integritet konto hem senare nu endast bara få kvar nya begagnad liknande fler mer populära dag dagar vardagar vecka imorgon idag måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti september oktober november december present presenter prioritet storlek färg erbjudande online webblager recept hoppa video kommentarer skriv',
    'i till på av från med och eller för en ett den det din ditt min mitt mina alla är inte om ut bort som sen',
  ),
  wordsOf(
    'добавить добавлено удалить переместить сохранить поделиться изменить сортировать фильтр посмотреть показать купить куплено заказать доступно недоступно зарезервировать сравнить выбрать реклама ',
    'корзину корзина список списка желаний избранное товар товары товаров доставка доставки бесплатно бесплатная наличии подробнее отзывы отзывов оценка количество шт цена завтра сегодня дней дня осталось похожие ещё поиск помощь контакты скидка',
    'в на и из из-за до по для с от о все не нет',
  ),
];

/** The same in writings that part no words. */
const UNSPACED =
  /^(?:カートに(?:入れる|追加(?:する)?)|(?:買い物)?かごに(?:入れる|追加)|削除(?:する)?|移動(?:する)?|編集|共有|シェア(?:する)?|在庫(?:あり|なし|切れ|残りわずか)|残り\d{1,3}点.{0,12}|お気に入り(?:に追加|から削除)?|並べ(?:替え|順).{0,16}|絞り込み|比較する|送料(?:無料|込み?|別).{0,12}|.{0,12}(?:お届け|発送)(?:予定|可能|します)?.{0,8}|レビュー.{0,12}|ポイント.{0,10}|\d{1,6}ポイント.{0,10}|すべて(?:見る|表示)|もっと見る|購入(?:する|手続きへ)?|レジに進む|売り切れ|予約(?:受付中|する)?|أضف (?:إلى|الى|ل).{2,20}|حذف|إزالة|نقل|مشاركة|تعديل|متوفر(?: في المخزون)?|غير متوفر.{0,10}|نفدت الكمية|التوصيل .{2,30}|توصيل مجاني.{0,20}|شحن مجاني.{0,20}|اشتر(?:ي)? الآن|ترتيب حسب.{0,20}|تصفية|عرض (?:الكل|المزيد|التفاصيل)|تم (?:الشراء|الحجز))$/u;

/** Begins a line of the page, whatever stands behind. */
const BEGINS =
  /^(?:sort(?:ed)? by|filter by|sold by|shipped (?:from|by|with)|ships from|seller|powered by|added (?:on|by|to)|shared (?:with|by)|ship to|deliver(?:ing)? to|arriving|estimated delivery|view (?:or|all|your)|due|you might also like|customers also|frequently bought|sortier(?:en|t|ung)(?: nach)?|verkauf durch|verkäufer|verkauft von|versand durch|hinzugefügt (?:am|von)|trier par|vendu par|expédié par|vendeur|ajouté (?:le|par)|ordenar por|vendido (?:por|y)|vendedor|añadido (?:el|por)|ordina per|venduto da|venditore|aggiunto il|sorteer op|sorteren op|verkoop door|verkocht door|verkoper|toegevoegd op|partner|ordenar|vendido e entregue|adicionado em|sortuj według|sprzedawca|sprzedaje|dodano|sortera (?:på|efter)|säljs av|säljare|tillagd|出品者|販売元|並べ替え)(?:\s?[:：]|\s).{1,80}$/iu;

/** How long ago somebody put it there. */
const SINCE =
  /^(?:(?:listed|posted|added|updated|eingestellt|publié|publicado|pubblicato|geplaatst|dodane|inlagd)\s)?(?:\d{1,3}\s\p{L}{2,10}\s(?:ago|geleden|fa|atrás|temu|sedan|назад)|(?:vor|il y a|hace|há|för)\s\d{1,3}\s\p{L}{1,10}(?:\ssedan)?|\d{1,3}\s?(?:分|時間|日|週間)前|منذ \d{1,3} \p{L}{2,10})$/u;

/** On a corner of a picture. */
const BADGE =
  /^(?:new(?: in)?|sale|deal|promo|hot|top|limited|exclusive|neu|neuheit|angebot|aktion|nouveau|nouveauté|exclu(?:sivité)?|nuevo|novedad|oferta|rebajas|nuovo|novità|offerta|saldi|nieuw|aanbieding|novo|novidade|promoção|nowość|promocja|nyhet|rea|erbjudande|новинка|新着|セール|جديد|عرض)!?$/iu;

/** Begins what a button below a thing says to do with it. */
const BUTTON =
  /^(?:add|select|choose|buy|pre-?order|customi[sz]e|notify|reserve|in den|auswählen|ausführung|optionen|ajouter|choisir|acheter|réserver|añadir|agregar|seleccionar|elegir|comprar|reservar|aggiungi|scegli|acquista|seleziona|prenota|kies|opties|in winkel\p{L}{2,8}|adicionar|selecionar|escolher|dodaj|wybierz|kup|zarezerwuj|lägg|välj|köp|reservera|добавить|выбрать|купить)\s\p{L}/iu;

/** Whether a line that a page says is a button, alone as it may be there. */
export function isButton(text: string): boolean {
  return text.length <= LONGEST && BUTTON.test(plainSigns(text));
}

/** In words. */
const MOST_WORDS = 14;

/** In characters. */
const LONGEST = 110;

const NO =
  /^(?:no|not|kein|keine|keinen|sans|pas|aucun|aucune|sin|ningún|senza|nessun|nessuna|geen|zonder|sem|nenhum|nenhuma|brak|bez|ingen|inget|inga|utan|нет|без)$/u;

/** Whether a line says nothing but what buttons, states and notes of a page do. */
export function isPageLine(text: string): boolean {
  if (text.length > LONGEST) return false;
  const line = plainSigns(text).toLowerCase().replaceAll("'", '’').trim();
  if ([UNSPACED, BEGINS, BADGE, SINCE].some((pattern) => pattern.test(line))) return true;
  const words = line.match(/[\p{L}\p{M}][\p{L}\p{M}’-]*/gu)?.slice(0, MOST_WORDS + 1) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  return PAGE_WORDS.some((known) => isSaidIn(words, known));
}

function isSaidIn(words: readonly string[], { sure, beside, small }: PageWords): boolean {
  const surely = words.filter((word) => sure.has(word)).length;
  const likely = words.filter((word) => !sure.has(word) && beside.has(word)).length;
  const other = words.filter((word) => !sure.has(word) && !beside.has(word) && !small.has(word)).length;
  if (other * 6 > words.length) return false; // one word among six, as the name of a town
  if (NO.test(words[0] ?? '') && likely > 0 && other === 0) return true; // "No link"
  return surely > 0 ? surely + likely > other * 2 : likely > 1 && other === 0;
}
