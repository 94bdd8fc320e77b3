import { openPopup } from './popup-page.ts';
import { speak } from './speak.ts';

speak();
void openPopup(document.getElementById('popup') as HTMLElement);
