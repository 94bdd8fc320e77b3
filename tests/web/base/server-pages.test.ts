import { expect, test } from 'vitest';
import { SCREENS } from '../../../server/doors/public-pages/addresses.ts';
import { OTHER_NAMES } from '../../../server/doors/public-pages/other-names.rules.ts';
import { isForServer } from '../../../web/lists/offline/server-pages.ts';

const SECRET = 'sN3c_r-eT5';

test.each([
  `/for/${SECRET}`,
  `/for/${SECRET}?about=1#said`,
  `/for/${SECRET}/lists/1?page=2`,
  `/for/${SECRET}/gifts/1`,
  `/for/${SECRET}/sheet`,
  `/calendars/${SECRET}.ics`,
  `/shared/${SECRET}/items/1/buy`,
  `/shared/${SECRET}/follow/confirm?of=${SECRET}`,
  '/pay/1',
  ...Object.keys(OTHER_NAMES),
])('%s is the server’s, however late or broken its answer', (place) => {
  expect(isForServer(place)).toBe(true);
});

test('every screen opens from the device, but those for developers', () => {
  const screens = SCREENS.filter((screen) => !/^\/(?:api|playground)/.test(screen));
  const places = [...screens, '/shared/:shareToken', '/shared/:shareToken/follow', '/forgot-password?email=a'];
  expect(places.filter((screen) => isForServer(screen.replaceAll(/:\w+/g, SECRET)))).toEqual([]);
});
