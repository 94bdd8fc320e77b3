import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigitOf, gtinOf, isInStore, printedCode } from '../../../server/shops/barcodes/barcode.rules.ts';
import { isLookUpAddress } from '../../../server/shops/barcodes/look-up-address.ts';
import { nameInAnswer } from '../../../server/shops/barcodes/name-in-answer.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** With its check digit, which is the same with zeros in front. */
const complete = (body: string) => body + checkDigitOf(body.padStart(13, '0'));

const aCode = fc
  .constantFrom(7, 11, 12, 13)
  .chain(digits)
  .filter((body) => /[1-9]/.test(body) && !(body.length === 7 && /^[01]/.test(body)))
  .map(complete);

describe('codes', () => {
  test.each([
    ['4006381333931', '04006381333931'],
    ['036000291452', '00036000291452'],
    ['0036000291452', '00036000291452'],
    ['96385074', '00000096385074'],
    ['10614141000415', '10614141000415'],
    [' 4 006381-333931 ', '04006381333931'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', '04006381333931'],
    ['４００６３８１３３３９３１', '04006381333931'],
    ['04252614', '00042100005264'],
    ['01234531', '00012300000451'],
    ['01234543', '00012340000053'],
    ['01234565', '00012345000065'],
  ])('%s is %s', (written, gtin) => {
    expect(gtinOf(written)).toBe(gtin);
  });

  test.each(['', 'milk', '123', '12345678901234567', '4006381333931x', '400638133393', '1'.repeat(5_000)])(
    '%s is none',
    (written) => {
      expect(['digits', 'check']).toContain(gtinOf(written));
    },
  );

  test('a code without any digit but zeros is none', () => {
    expect(gtinOf('0000000000000')).toBe('check');
  });

  test('eight digits are what the camera has seen', () => {
    expect(gtinOf('04252614', true)).toBe('00042100005264');
    expect(gtinOf('04252614', false)).toBe('check');
  });

  test('a UPC is the EAN with a zero in front', () => {
    fc.assert(
      fc.property(
        digits(11).filter((body) => /[1-9]/.test(body)),
        (body) => {
          expect(gtinOf(complete(body))).toBe(gtinOf(`0${complete(body)}`));
        },
      ),
    );
  });

  test('a code is the same however often it is read, and as it is printed', () => {
    fc.assert(
      fc.property(aCode, (code) => {
        const gtin = gtinOf(code);
        expect(gtin).toMatch(/^\d{14}$/);
        expect(gtinOf(gtin)).toBe(gtin);
        expect(gtinOf(printedCode(gtin), false)).toBe(gtin);
      }),
    );
  });

  test('one wrong digit is noticed', () => {
    fc.assert(
      fc.property(aCode, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, anywhere, more) => {
        const place = anywhere % code.length;
        const wrong = code.slice(0, place) + ((Number(code[place]) + more) % 10) + code.slice(place + 1);
        expect(gtinOf(wrong, false)).toBe('check');
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void gtinOf(text)));
  });

  test.each([
    ['2012345678900', true],
    ['0200000000004', true],
    ['4006381333931', false],
  ])('%s is of a shop itself: %s', (code, isOwn) => {
    expect(isInStore(code.padStart(14, '0'))).toBe(isOwn);
  });
});

describe('answers of a look-up service', () => {
  test.each([
    ['{"name":"Oat milk"}', 'Oat milk'],
    ['{"code":"4","status":1,"product":{"product_name":"Oat  drink\\n1 l"}}', 'Oat drink 1 l'],
    ['{"items":[{"title":"Oat milk"}]}', 'Oat milk'],
    ['{"name":"","title":"Oat milk"}', 'Oat milk'],
    ['{"name":"<b>Oat</b> &amp; milk<script>alert(1)</script>"}', 'Oat & milk'],
    ['{"name":7,"product":null}', null],
    ['{"__proto__":{"name":"Oat milk"}}', null],
    ['[]', null],
    ['null', null],
    ['<html>', null],
    ['', null],
  ])('%s names %s', (answer, name) => {
    expect(nameInAnswer(answer)).toBe(name);
  });

  test('a name has no more than the characters of a title', () => {
    const name = nameInAnswer(JSON.stringify({ name: 'milk '.repeat(10_000) })) ?? '';
    expect(name.length).toBeGreaterThan(100);
    expect(name.length).toBeLessThanOrEqual(200);
  });

  test('no answer makes it throw', () => {
    fc.assert(fc.property(fc.json(), (answer) => void nameInAnswer(answer)));
    fc.assert(fc.property(fc.string(), (name) => void nameInAnswer(JSON.stringify({ product: { name } }))));
    expect(nameInAnswer('['.repeat(200_000))).toBeNull();
  });
});

test.each([
  ['https://world.openfoodfacts.org/api/v2/product/{code}.json', true],
  ['http://10.0.0.7:8080/?code={code}', true],
  ['https://names.example.test/', false],
  ['https://{code}.example.test/', false],
  ['https://user:secret@names.example.test/{code}', false],
  ['ftp://names.example.test/{code}', false],
  ['names.example.test/{code}', false],
  ['https://names.example.test/#{code}', false],
])('%s is an address to look codes up: %s', (address, isOne) => {
  expect(isLookUpAddress(address)).toBe(isOne);
});
