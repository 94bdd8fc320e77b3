/**
 * Words of talk of further languages, as those of `talk-words`: for people, what begins a question, what asks for a thing, and what
 * sentences are built with.
 */
export const MORE_TALK_WORDS: readonly (readonly [people: string, question: string, asking: string, small: string])[] =
  [
    [
      'já ty on ona my vy oni mně mi mě tobě ti tě jemu mu ho jí nám vám nás vás jim ja mňa niekto někdo',
      'co čo kdy kedy kde kdo kto jak ako proč prečo jaký jaká jaké který která které kolik koľko kam můžeš můžete mohl mohla mohli máš máte',
      'chci chtěl chtěla chtěli chceme přeju přeje přejeme potřebuju potřebuji potřebujeme potřebuje potřebujem kup kupte koupit koupíš vezmi vezměte vzít přines přineste přinést dones dokup došel došla došlo dochází chybí chcel chcela potrebujem potrebujeme kúp kúpiť zober',
      'a aby ahoj aj ale ani asi až ať bez bude budem budeme budeš budou budu by bych byl byla bylo byly být bys byste cestou dík díky děkuju děkuji dnes do dobrý dobře doma domů fajn hlavně ho i je jasně jde jdu jedu jeď jen jenom ještě ještě jestli ji jinak již jo jsem jsi jsme jsou jste k kdyby když ke kvůli ma mají malé mám máme má mezi mít moc moje můj na nad nám ne nebo nebude něco někde není nezapomeň nic než od okej ok pak po pod potom prosím pro proto protože před při přijdu přijde přijedu přijede pozdě s se si skoro snad super svůj tady tak také taky tam teď ten to toho tu už v ve večer vím víš všechno všichni z za zase zatím zítra že něm nich nim své',
    ],
    [
      'я ти він вона воно ми ви вони мені тобі йому їй нам вам їм мене тебе його її нас вас їх хтось',
      'що чого де коли хто як чому навіщо який яка яке які скільки куди можеш зможеш можете маєш треба є',
      'хочу хочемо хоче хотів хотіла хотілося б купи купити купіть візьми візьміть взяти принеси принесіть привези треба потрібно потрібен потрібна потрібні замов закінчився закінчилась закінчилось закінчились скінчився',
      'а або але ані б без бо бабуся був була було були бути буде буду будемо будеш в вам все всі вже від до добре добрий день для ж з за завтра зараз згодна згоден здається зі зі ще ще щоб і й із інше йду їду к коло ладно лише мамо мама тато на над нам насправді наче не нема немає ні ніж ніч о об один ой ок окей он от по потім при про просто разом роботи роботу ранок дня магазин магазині зайди сину доню дякую дуже додому вдома дома привіт прошу супер сам сама свій свою своє своя се собі сьогодні та так також такий там те теж тепер ти то того той тому тут у увечері ввечері ура хай хіба хоч це цей цю ця чи через які мій моя моє твій наш ваш',
    ],
    [
      'ben sen o biz siz onlar bana sana ona bize size onlara beni seni onu bizi sizi biri kimse herkes bende sende',
      'ne neler nerede nereye kim nasıl neden niye niçin hangi hangisi kaç kaçta kadar mı mi mu mü mısın misin musun müsün mıyız miyiz',
      'istiyorum istiyor istiyoruz isterim ister isterdim lazım gerek gerekiyor al alın alır alsana alalım getir getirin getirir bitti bitmiş kalmadı',
      'acaba ama ancak anne baba abi abla arada artık aslında az bakayım bari bazı belki bence beraber bile bir biraz bu bugün buna bunu burada buradan böyle canım cuma çok çünkü da daha de değil demek diye dolayı dün eğer en et etme evde eve evet fakat falan geldim gelecek gelen gelince geliyorum gelirken geliyor gibi gidiyorum giderken göre görüşürüz hadi hangi hani hayır hem hemen hep hepsi her hiç ile ilgili için ise işte kadar kalan kendi ki lütfen merhaba nasılsın oldu olan olarak olsa olsun olur olmaz oluyor onlar onun orada öyle peki pek sağol selam sonra şey şimdi şu şunu tabii tamam teşekkürler teşekkür ederim ederiz üzere var vardı ve veya ya yani yarın yine yok yoksa yoldayım zaten akşam akşama sabah unutma gün birkaç galiba',
    ],
    [
      'minä sinä hän me te he mä sä mulle sulle mun sun meille teille heille hänelle minulle sinulle mua sua meidän teidän heidän joku',
      'mitä mikä missä milloin koska kuka miten miksi mihin kuinka montako voitko voitteko voisitko voisitteko onko oletko ootko haluatko tarvitaanko',
      'haluan haluaisin haluaisimme haluaa toivon toivoo toivoisin toivoisi tarvitsen tarvitaan tarvitsemme tarvii osta ostaa ostakaa ota ottakaa tuo tuokaa hae puuttuu loppu loppui',
      'aamulla ai aika aina ainakin edes ehkä ei eikä eilen eli ellei en ennen ensi eri et että hei heippa hetki hienoa hyvä hyvin huomenna ihan ihana ihanaa illalla ilman itse ja jo jos joku joka jotain joten juu jälkeen kai kaikki kanssa kauppaan kaupasta kaupassa kello kiitos kiitti kiva kotiin kotona koska kuin kuitenkin kun kyllä käy käyn lähden lisäksi mennessä menen menossa moi moikka muista mukaan mukava mutta muu muuta myös myöhemmin niin niitä no noin nyt nähdään ois ok okei olen oli olisi olivat olla ollaan ole olemme on ovat pitäisi pitää päälle pois saa saako saat sama samalla se sen siellä siis siitä sille sinne sitten sitä sille tai takaisin tosi tulee tulen tulet tule tuon tuolla tuossa tänään täällä tämä tää tästä vaan vaikka vain vai varmaan vasta vielä voi voin voisi vähän yks yksi äiti isä mummi',
    ],
    [
      'εγώ εσύ αυτός αυτή αυτό εμείς εσείς αυτοί μου σου του της μας σας τους με σε μένα σένα εμένα εσένα κάποιος',
      'τι πού πότε ποιος ποια ποιο ποιοι πώς γιατί πόσο πόσα πόσες πόσους μπορείς μπορείτε έχεις έχετε θέλεις θέλετε',
      'θέλω θέλουμε θέλει θα ήθελα ήθελε χρειάζομαι χρειαζόμαστε χρειάζεται χρειάζονται πάρε πάρτε πάρεις αγόρασε αγοράσεις φέρε φέρτε φέρεις λείπει λείπουν τελείωσε τελείωσαν εύχομαι',
      'α αλλά αν αντίο από απόψε αργά άρα αύριο αυτά αφού για γεια γειά δε δεν δηλαδή είμαι είναι είσαι είστε είχα είχε εκεί ένα ένας επίσης έρχομαι έτσι ευχαριστώ ευχαριστούμε εδώ έχω έχει έχουμε ζει η ήδη ήταν θα ίσως και καθόλου καλά καλημέρα καλησπέρα καλό κάτι λίγο λοιπόν μα μαζί μαμά μπαμπά μετά μέχρι μη μην μία μια μόνο μπορεί να ναι ξανά ξέρω ξέρεις ο οι όλα όλοι όμως όπως όταν ότι όχι οκ παιδιά παρακαλώ πάω πάμε πας περίπου πια πιο πολύ που πριν προς πως σήμερα σπίτι στα στη στην στις στο στον στους σούπερ συ τα τέλεια την τη της τις το τον των τότε τώρα φιλιά χωρίς χρόνια ωραία ως',
    ],
    [
      'én te ő mi ti ők nekem neked neki nekünk nektek nekik engem téged minket titeket valaki',
      'mit mi mikor hol hova ki kik hogy hogyan miért milyen melyik hány mennyi tudsz tudnál tudtok tudnátok van kell kérsz kértek',
      'szeretnék szeretne szeretnénk kérek kérnék kérünk vegyél vegyetek venni veszel hozz hozzatok hoznál hozol kell kellene kéne elfogyott fogyott hiányzik szükségem',
      'a abban addig aki akkor alatt ám ami amit amíg anyu apu arra át az azért azt azonban azután be bár bármi bocs csak de délután e ebben egy egyébként el előbb előtt én és este estére ez ezt fel fele felé gyere gyertek ha hanem haza hazafelé helló hétvégén hisz hiszen hogy holnap hozom igen így ill inkább is itt itthon jó jól jövök jön jössz ki kicsit köszi köszönöm köszönjük kösz külön légy legyen lehet lenne le ma maga majd már már más megint meg megyek mész még meglesz minden mindenki mindenkinek mint mivel most múlva na nagyon ne nem nélkül nincs no oda ok oké olyan onnan otthon ott össze pedig persze puszi reggel rendben s se sem semmi sok során szerintem szia sziasztok szívesen szóval talán tegnap után úgy vagy vagyok vagyunk való van vannak vele velem veled vissza volna volt voltam',
    ],
    [
      'eu tu el ea noi voi ei ele mie ție lui ei nouă vouă lor mine tine îmi îți ne vă mi ți cineva',
      'ce care când unde cine cum cât câte câți câtă ori poți puteți ai aveți vrei vreți este e',
      'vreau vrem vrea aș ar vrea dori dorește doresc trebuie nevoie cumpără cumpărați cumperi luați iei adu aduci aduceți lipsește terminat',
      'a acasă acest acestea acolo acum ăsta asta astăzi azi am ar are aș așa atunci avea avem bine bună bunica ca că cam când cel cele ceva chiar cu cum da dacă dar de deci deja deși din după și dintre doar dumneavoastră e era este fără fi fie foarte gata haide în încă îi îl îmi înainte între însă iar ieri imediat încolo la le lângă lui mă mai mâine mama mereu mult mulțumesc mulțumim mie mersi na ne nici nimic nu ok or pa pe pentru peste poate prea prin pupici pui pun sa să sau se seara si spre stai sunt suntem super sus te tot toți totul un una unde unei unui unor va vei vin vine vii vom voi vor vreo',
    ],
    [
      'ja ti on ona mi vi oni one meni tebi njemu njoj nama vama njima mene tebe njega nas vas netko neko',
      'što šta kada kad gdje gde tko ko kako zašto koji koja koje koliko kamo možeš možete imaš imate treba',
      'želim želimo želi željela želio htjela htio trebam trebamo treba kupi kupite kupiti uzmi uzmite uzeti donesi donesite nestalo fali nedostaje',
      'a ako ali baš bez bi bih bila bilo bio biti bit bok bude budem budu da dan danas do dobar dobro doma dok evo ga hvala hoće hoću i ići idem ideš ih ili im ima imam imamo inače iz je jedan jedna jedno jer još kao kod kuće kući kroz li malo mama tata mislim mogu moj moja moje može možda mora na nakon nam naš ne neka neki nekoliko neću nema nemam nešto ni nije nisam ništa o od odmah ok ona onda osim ovaj ova ovo po pod poslije pozdrav pa prije pri puno s sa sad sada sam samo se sebe si smo ste su super sutra sve svi svoj ta tako tamo te to toga tu u uz valjda vam već večeras volim za zbog znaš',
    ],
    [
      'أنا انا أنت انت أنتم هو هي نحن احنا إحنا هم لي لك له لها لنا لكم لهم أحد احد حدا',
      'ما ماذا متى أين وين من كيف لماذا ليش أي كم شو ايش إيش هل ممكن تقدر تقدرين عندك عندكم',
      'أريد اريد نريد ابغى أبغى نبغى أتمنى أحتاج احتاج نحتاج محتاج محتاجين بدي بدنا جيب هات هاتي اشتر اشتري تشتري خذ ناقص ناقصنا خلص خلصت',
      'و أو او أن ان إن إلى الى إذا اذا الآن الان اليوم اللي الذي التي الله السلام عليكم وعليكم السلام أكثر ب بس بعد بعدين بكرة بكره بين تمام ثم جدا جداً حتى حاضر حبيبي حبيبتي ذلك ذلك رح راح سوف شكرا شكراً شي شيء صباح الخير مساء على عليك عن عند عندنا عندي غدا في فيه فيها قبل قد كان كل كلام كلنا كمان لا لأن لازم لكن لم لما لن ليس مع معك معي مثل مرة من مش مو منك نعم هذا هذه هذي هل هنا هناك وش ولا وأنا وين يا يعني يعطيك يعطيكم العافية يكون ضيوف',
    ],
    [
      'אני אתה את הוא היא אנחנו אתם אתן הם הן לי לך לו לה לנו לכם להם אותי אותך אותו מישהו',
      'מה מתי איפה מי איך למה איזה איזו כמה לאן אפשר תוכל תוכלי יכול יכולה יש',
      'רוצה רוצים צריך צריכה צריכים תקנה תקני תקנו לקנות תביא תביאי תביאו להביא קח קחי חסר נגמר נגמרה נגמרו אשמח',
      'או אז אחר אחרי אין אל אם אמא אבא אבל אוקיי אולי אחרת אותה אלה אנא אשר בבקשה בבית הביתה בוא בואו בדרך בין בלי בסדר בערב בשביל גם היה היום הולך הולכת היי הנה ואז ואם וגם ולא זה זאת זו חג יהיה יותר יום טוב כבר כי כל כולם כך כמו כן כשאתה לא ליד לפני מאוד מחר מן ממש משהו נשמה עד עוד עם עכשיו על עדיין פה פשוט רגע רק של שלי שלך שלנו שוב שלום שם תודה תודה רבה',
    ],
    [
      'saya aku kamu anda dia kami kita mereka seseorang',
      'apa kapan dimana siapa bagaimana kenapa mengapa mana berapa bisa bisakah ada',
      'mau ingin butuh perlu beli belikan tolong bawa bawakan ambil habis kurang pesan',
      'ada adalah agar akan atau bagi banyak baru begitu belum bisa boleh buat bukan cuma dalam dan dari dengan di dong hari harus halo hai ini itu iya jadi jangan jika juga kalau karena ke kok lagi lain lalu makasih masih nanti nya oh ok oke oleh pada paling pulang rumah saja sama sampai sangat sekarang semua seperti sih sudah supaya tapi tadi telah tentang terima kasih tetapi tidak untuk ya yang yuk ibu bapak mama papa',
    ],
    [
      'tôi mình bạn anh chị em con mẹ bố ông bà nó họ chúng ta',
      'gì khi nào đâu ai sao thế nào bao nhiêu mấy có được không',
      'muốn cần mua giúp lấy mang đem hết thiếu thích',
      'à ạ ấy bị bởi các cái cho chưa cũng của cùng chỉ chứ còn dạ do đã đang đây để đến đi đó được hay hơn hôm nay kia là lại làm lên mà mỗi một nay này nên nếu ngày ngoài nhà nhé nhưng những như ở ơi phải qua ra rất rồi sẽ sau tại thì thôi tối trên trong từ tới vẫn vào vâng vậy về vì với xong xin',
    ],
  ];
