import type { ImportColumn } from './found-file.rules.ts';

const words = (...rows: string[]) => new Set(rows.flatMap((row) => row.split(',')));

/** Headings that files have beside those of pasted tables, whole or as one of several words. The first kind that fits is taken. */
export const HEADINGS: readonly (readonly [ImportColumn, ReadonlySet<string>])[] = [
  [
    'picture',
    words(
      'image,picture,photo,img,thumbnail,bild,foto,abbildung,photographie,imagen,immagine,afbeelding,imagem,zdjęcie,obraz,obrazek,grafika,画像,写真,صورة,الصورة',
    ),
  ],
  [
    'secondLink',
    words(
      'second link,secondary url,other link,alternative link,link 2,url 2,zweiter link,deuxième lien,segundo enlace',
    ),
  ],
  [
    'link',
    words(
      'url,link,href,weblink,hyperlink,webadresse,produktlink,lien,enlace,vínculo,collegamento,webpagina,hiperligação,odnośnik,adres,länk,webbadress,リンク,رابط',
    ),
  ],
  ['currency', words('currency,währung,devise,monnaie,moneda,divisa,valuta,moeda,waluta,通貨,العملة,عملة')],
  [
    'bought',
    words(
      'purchased,received,fulfilled,has,already have,got,quantity bought,gekauft von,schon gekauft,erhalten,bereits gekauft,acheté,achetés,reçu,reçus,comprados,recibido,recibidos,acquistati,acquistato,ricevuti,ontvangen,comprados,recebido,recebidos,kupiono,otrzymano,mottaget,mottagna,köpta,購入数,購入済み数,受取済み,تم الشراء',
    ),
  ],
  [
    'amount',
    words(
      'いくつ,how many,wie viele,combien,cuántos,cuántas,quanti,quante,hoeveel,quantos,quantas,ile,hur många,pieces,stück,pièces,piezas,pezzi,stuks,unidades,sztuk,styck,qty,quantity,amount,count,requested,desired,wanted,menge,anzahl,stückzahl,quantité,qté,cantidad,quantità,aantal,hoeveelheid,quantidade,qtde,ilość,antal,mängd,数量,個数,الكمية',
    ),
  ],
  [
    'price',
    words(
      'price,cost,value,preis,kosten,betrag,wert,montant,importe,importo,bedrag,kwota,belopp,prix,coût,precio,coste,prezzo,costo,prijs,preço,cena,pris,kostnad,価格,値段,金額,السعر,سعر',
    ),
  ],
  [
    'ticked',
    words(
      'crossed off,w koszyku,in cart,in basket,im wagen,im korb,dans le panier,en el carro,nel carrello,in mandje,no carrinho,i korgen,bought,gekauft,comprado,comprato,comprata,gekocht,kupione,köpt,done,checked,completed,complete,ticked,status,erledigt,abgehakt,terminé,fait,coché,hecho,completado,marcado,fatto,completato,spuntato,gedaan,afgevinkt,voltooid,feito,concluído,marcado,zrobione,zakończone,ukończone,klart,klar,avprickad,完了,状態,チェック,تم,منجز,مكتمل',
    ),
  ],
  [
    'category',
    words(
      'column name,bucket,bucket name,category,section,aisle,room,group,department,collection,list name,kategorie,abteilung,gruppe,catégorie,rayon,categoría,sección,categoria,reparto,categorie,afdeling,seção,categoria,kategoria,dział,kategori,avdelning,カテゴリ,カテゴリー,分類,القسم,الفئة',
    ),
  ],
  [
    'variant',
    words(
      'variant,model,size,color,colour,modell,ausführung,variante,größe,farbe,modèle,taille,couleur,modelo,talla,tamaño,modello,taglia,colore,uitvoering,maat,kleur,tamanho,cor,wariant,rozmiar,kolor,utförande,storlek,färg,種類,サイズ,色,الطراز,المقاس,الحجم,اللون',
    ),
  ],
  [
    'description',
    words(
      'description,details,beschreibung,descripción,descrizione,beschrijving,descrição,opis,beskrivning,説明,الوصف',
    ),
  ],
  [
    'notes',
    words(
      'note,notes,comment,comments,remark,remarks,notiz,notizen,bemerkung,bemerkungen,kommentar,kommentare,anmerkung,anmerkungen,remarque,remarques,commentaire,nota,notas,annotazione,annotazioni,comentários,comentario,comentarios,commento,commenti,opmerking,opmerkingen,notitie,notities,observação,observações,comentário,notatka,notatki,uwagi,komentarz,anteckning,anteckningar,メモ,備考,ملاحظات,ملاحظة',
    ),
  ],
  [
    'name',
    words(
      'ingredient,ingredients,groceries,zutat,zutaten,ware,ingrédient,ingrédients,aliment,ingrediente,ingredientes,ingredienti,alimento,ingrediënt,ingrediënten,boodschap,boodschappen,składnik,składniki,towar,ingrediens,ingredienser,varor,品目,材料,食材,المكون,المكونات,الصنف,name,title,item,product,gift,subject,task,wish,titel,produkt,artikel,geschenk,wunsch,betreff,aufgabe,nom,titre,produit,article,cadeau,objet,tâche,nombre,título,producto,artículo,regalo,deseo,asunto,tarea,nome,titolo,prodotto,articolo,oggetto,attività,naam,product,onderwerp,taak,título,produto,artigo,presente,assunto,tarefa,nazwa,tytuł,temat,zadanie,prezent,namn,rubrik,ämne,uppgift,vara,önskning,名前,商品,商品名,品名,件名,タイトル,タスク,الاسم,اسم,المنتج,العنوان,المهمة',
    ),
  ],
];
