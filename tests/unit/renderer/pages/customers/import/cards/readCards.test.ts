import { describe, expect, it } from 'vitest';
import fc from '../../../../../../support/checks/properties.ts';
import { readCards } from '../../../../../../../renderer/src/pages/customers/import/cards/readCards.ts';

const card = (...lines: string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const one = (source: string | Uint8Array) => {
  const drafts = readCards(source, 'card');
  expect(drafts).toHaveLength(1);
  return drafts[0]!;
};

describe('a vCard', () => {
  it('of version 3 gives what a form asks for, folded lines and escapes made whole', () => {
    const text = card(
      'VERSION:3.0',
      'N:Ruiz;Marta;;Dr.;',
      'FN:Dr. Marta Ruiz',
      'ORG:Clínica Norte\\, S.A.;Radiology',
      'TITLE:Head of radi',
      ' ology',
      'TEL;TYPE=FAX:1',
      'TEL;TYPE=WORK:+34 911',
      'TEL;TYPE=CELL:+34 600 100 200',
      'item1.EMAIL;TYPE=INTERNET:Marta@Clinic.Example',
      'ADR;TYPE=WORK:;;Calle 1;Madrid;;28013;España',
      'NOTE:Wants a probe\\nand gel\\; soon',
    );
    expect(one(text)).toEqual({
      source: 'card',
      name: 'Dr. Marta Ruiz',
      company: 'Clínica Norte, S.A., Radiology',
      phone: '+34 600 100 200',
      email: 'marta@clinic.example',
      country: 'ES',
      notes: 'Head of radiology\nWants a probe\nand gel; soon',
    });
  });

  it('of version 2.1 is quoted-printable in its own character set, over several lines', () => {
    const text = card(
      'VERSION:2.1',
      'N;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:=CF=E5=F2=F0=EE=E2=E0;=C0=ED=ED=E0',
      'ORG;CHARSET=UTF-8;QUOTED-PRINTABLE:=D0=9A=D0=BB=D0=B8=D0=BD=',
      '=D0=B8=D0=BA=D0=B0',
      'TEL;PREF;HOME:2',
      'TEL;CELL:3',
    );
    expect(one(text)).toMatchObject({ name: 'Анна Петрова', company: 'Клиника', phone: '2' });
  });

  it('of version 4 has addresses with a scheme, and says which one it prefers', () => {
    const text = card(
      'VERSION:4.0',
      'FN:李娜',
      'EMAIL;PREF=2:other@x.example',
      'EMAIL;TYPE=work;PREF=1:li@x.example',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+86-10-1234',
      'ADR:;;;北京;;;中国',
    );
    expect(one(text)).toMatchObject({ name: '李娜', email: 'li@x.example', phone: '+86-10-1234', country: 'CN' });
  });

  it.each([
    ['windows-1251 that says so', bytes(card('VERSION:2.1', 'FN;CHARSET=windows-1251:\xc0\xed\xed\xe0')), 'Анна'],
    ['western bytes that say nothing', bytes(card('VERSION:2.1', 'FN:Jos\xe9')), 'José'],
    ['UTF-8 with a mark', bytes(`\xef\xbb\xbf${card('VERSION:3.0', 'FN:Jos\xc3\xa9')}`), 'José'],
    ['UTF-16 with a mark', Uint8Array.from(Buffer.from(`\uFEFF${card('VERSION:3.0', 'FN:José')}`, 'utf16le')), 'José'],
    ['a set that nobody knows', bytes(card('VERSION:2.1', 'FN;CHARSET=X-NO-SUCH:Jos\xe9')), 'José'],
  ])('in a file of %s is read', (_, source, name) => expect(one(source).name).toBe(name));

  it('is one of many in a file; those that say nothing are none', () => {
    const file = card('FN:A') + card('FN:B', 'TEL:1') + card('VERSION:3.0');
    expect(readCards(file, 'card').map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('without a name is called by its company or its address', () => {
    expect(one(card('ORG:Clinic')).name).toBe('Clinic');
    expect(one(card('EMAIL:a@x.example')).name).toBe('a@x.example');
  });

  it('that is longer than a form takes is cut to its fields', () => {
    const draft = one(card(`FN:${'n'.repeat(100)}`, `NOTE:${'x'.repeat(3_000)}`, `TEL:${'1'.repeat(90)}`));
    expect([draft.name!.length, draft.notes!.length, draft.phone!.length]).toEqual([60, 2_000, 40]);
  });
});

describe('a vCard that is not as it should be', () => {
  it('has lines that end in any way, leading blanks, and lines that are invalid', () => {
    expect(one('BEGIN:VCARD\rFN:A\rTEL:1\rEND:VCARD').phone).toBe('1');
    expect(one('\n  begin:vcard \nno line\n:\n;;;:x\nFN;X="a:b;c":A\nend:vcard').name).toBe('A');
  });

  it('ends where the next one begins; the last that was cut off is none', () => {
    const file = `BEGIN:VCARD\nFN:A\n${card('FN:B')}BEGIN:VCARD\nFN:C`;
    expect(readCards(file, 'card').map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('goes on after an equals sign, with the blank that is there, but never past its end', () => {
    const text = card('FN:A', 'NOTE;ENCODING=QUOTED-PRINTABLE:one=20=C3=A9=', ' two=0D=0Athree=');
    expect(one(text).notes).toBe('one é two\nthree');
  });

  it('keeps an escaped backslash, and the text behind it', () => {
    expect(one(card('FN:A', 'ORG:B\\\\;C', 'NOTE:C:\\\\new \\x')).company).toBe('B\\, C');
    expect(one(card('FN:A', 'NOTE:C:\\\\new \\x')).notes).toBe('C:\\new \\x');
  });

  it('puts nothing into a line that breaks it, hides in it or turns it round', () => {
    const text = card(
      'FN:Eve\\nDiscount: 90 %\\n',
      'ORG:a\u202Eb\u0000c\td',
      'NOTE:x\u0007y\\nz',
      'ADR:;;;;;;constructor',
    );
    expect(one(text)).toMatchObject({ name: 'Eve Discount: 90 %', company: 'abc d', notes: 'xy\nz', country: '' });
  });

  it('is never cut through a character', () => {
    expect(one(card(`FN:${'x'.repeat(59)}😀`)).name).toBe('x'.repeat(59));
  });

  it.each([
    ['beginnings', 'BEGIN:VCARD\n'.repeat(200_000)],
    ['a beginning and nothing else', `BEGIN:VCARD${'\n'.repeat(2_000_000)}`],
    ['soft breaks', `BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:${'a=\n'.repeat(500_000)}`],
    ['quotes', card(`FN;X=${'"a"'.repeat(500_000)}"`)],
    ['backslashes', card(`NOTE:${'\\'.repeat(2_000_001)}`)],
    ['words with an at sign', 'a@'.repeat(1_000_000)],
  ])('takes linear time: a million %s', (_, text) => {
    // With quadratic time this would exceed every time-out.
    expect(readCards(text, 'card').length).toBeLessThanOrEqual(200_000);
  });

  it('is no card where it is no text, or too long', () => {
    expect(readCards(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'card')).toEqual([]);
    expect(readCards(`${card('FN:A')}${' '.repeat(10_000_000)}`, 'card')).toEqual([]);
    expect(readCards('MECARD:N:;;', 'scan')).toEqual([]);
  });

  it('of any kind at all throws nothing', () => {
    const part = fc.constantFrom(
      'BEGIN:VCARD',
      'END:VCARD',
      '\r\n',
      '=',
      ';',
      ':',
      '\\',
      '"',
      ' ',
      'FN',
      'N',
      'TEL',
      'é',
      '=C3',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        for (const draft of readCards(parts.join(''), 'scan')) {
          expect(draft.name!.length).toBeLessThanOrEqual(60);
          expect(draft.name).not.toMatch(/\p{Cc}/u);
        }
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (source) => void readCards(source, 'card')));
  });
});

describe('a code that is no vCard', () => {
  it('may be a MECARD', () => {
    expect(
      one(
        'MECARD:N:Ruiz,Marta;ORG:Clínica\\; Norte;TEL:+34911;EMAIL:m@x.example;ADR:,,Calle 1,Madrid,,28013,Spain;NOTE:a\\:b;;',
      ),
    ).toEqual({
      source: 'card',
      name: 'Marta Ruiz',
      company: 'Clínica; Norte',
      phone: '+34911',
      email: 'm@x.example',
      country: 'ES',
      notes: 'a:b',
    });
  });

  it('is taken down as it is, with the address that is in it', () => {
    expect(one('Badge 4711 m.ruiz@x.example')).toMatchObject({
      email: 'm.ruiz@x.example',
      notes: 'Badge 4711 m.ruiz@x.example',
    });
    expect(one('m.ruiz@x.example').notes).toBe('');
  });

  it.each(['', '  \r\n', 'BEGIN:VCARD\r\nFN:cut off', card('VERSION:3.0')])(
    'without content gives no customer: %j',
    (text) => expect(readCards(text, 'scan')).toEqual([]),
  );
});
