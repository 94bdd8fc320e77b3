import { showOptions } from './options-page.ts';
import { speak } from './speak.ts';

speak();
showOptions(document.getElementById('options') as HTMLElement);
