/** The pages of a guest with a personal link; `server/doors/personal-links/` says what stands on them. */
export interface PersonalPageToDraw {
  guest: { name: string; isLargeType: boolean; circleName: string };
  /** The path of the link itself, from which all others go on. */
  root: string;
  /** The path of this page, to which a form comes back. */
  from: string;
  said: Said | null;
  view: HomeView | ListView | GiftView | SheetView;
}

/** A kind word and nothing else. */
export interface PersonalOutcomeToDraw {
  title: string;
  text: string;
}

/** Forms and links of a page go on from it. */
export type Place = Pick<PersonalPageToDraw, 'root' | 'from'>;

export type Said =
  | { kind: 'got'; title: string; purchaseId: string }
  | { kind: 'undone' }
  | { kind: 'problem'; text: string };

export interface ShownList {
  id: string;
  name: string;
  eventDate: string | null;
  /** The person for whom it is. */
  who: string;
}

export interface HomeView {
  kind: 'home';
  lists: ShownList[];
  /** The only list there is. */
  only: ListView | null;
  own: { purchaseId: string; title: string | null; itemId: string; isOpen: boolean }[];
}

export interface ShownHead extends ShownList {
  ownerName: string;
  keepsSurprise: boolean;
  ownerSeesBuyers: boolean;
  helpersSeeBuyers: boolean;
  hasOtherRecipients: boolean;
}

export interface ListView {
  kind: 'list';
  list: ShownHead;
  gifts: ShownGift[];
  firstGiftId: string | null;
  page: number;
  pages: number;
}

export interface GiftView {
  kind: 'gift';
  list: ShownHead;
  gift: ShownGift | null;
  number: number;
  count: number;
  previousId: string | null;
  nextId: string | null;
}

export interface SheetView {
  kind: 'sheet';
  list: ShownList | null;
  codes: { url: string; title: string; detail: string }[];
  url: string;
}

export interface ShownGift {
  id: string;
  title: string;
  description: string;
  variant: string;
  price: number | null;
  currency: string;
  imageUrl: string | null;
  isPictureSmall: boolean;
  shopUrl: string | null;
  isShared: boolean;
  isFund: boolean;
  isLeft: boolean;
  key: string;
  own: { purchaseId: string }[];
}
