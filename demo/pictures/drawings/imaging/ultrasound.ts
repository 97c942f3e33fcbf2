import { darken, lighten } from '../../colour.ts';
import { strokeText } from '../../../../server/modules/media/strokes.ts';
import {
  box,
  C,
  cable,
  castor,
  DARK,
  type Drawing,
  E,
  G,
  GLASS,
  heartbeat,
  knob,
  L,
  led,
  lit,
  type Look,
  P,
  R,
  RUBBER,
  screen,
  shadow,
  shape,
  top,
  tube,
} from '../../studio.ts';

/** A scan on the screen: a grey fan, or the fan with a colour window. */
function sonogram(w: number, h: number, { accent, look }: Look): string {
  const x = w * 0.5;
  const fan = `M${x - w * 0.1} ${h * 0.12}Q${x} ${h * 0.17} ${x + w * 0.1} ${h * 0.12}L${x + w * 0.34} ${h * 0.78}Q${x} ${h * 1.02} ${x - w * 0.34} ${h * 0.78}Z`;
  const spots = Array.from({ length: 9 }, (_, index) =>
    E(
      x + Math.sin(index * 2.4 + look) * w * 0.17,
      h * (0.3 + index * 0.055),
      w * (0.03 + (index % 3) * 0.018),
      h * 0.022,
      '#dfe7ec',
      `opacity="${0.2 + (index % 4) * 0.12}"`,
    ),
  ).join('');
  const flow =
    look % 2
      ? E(x - w * 0.06, h * 0.54, w * 0.07, h * 0.08, '#d8483c', 'opacity=".85"') +
        E(x + w * 0.08, h * 0.58, w * 0.06, h * 0.07, '#2f7fd0', 'opacity=".85"')
      : E(x, h * 0.55, w * 0.12, h * 0.13, '#0d151b') +
        E(x + w * 0.03, h * 0.56, w * 0.05, h * 0.06, '#b9c5cd', 'opacity=".7"');
  return (
    P(fan, '#55626c') +
    P(fan, top('#8a98a3'), 'opacity=".45"') +
    spots +
    flow +
    [0.2, 0.4, 0.6, 0.8].map((share) => L(`M${w * 0.94} ${h * share}h${w * 0.025}`, '#9fb0bb', 1)).join('') +
    R(w * 0.04, h * 0.08, w * 0.16, h * 0.04, 1, accent) +
    R(w * 0.04, h * 0.16, w * 0.11, h * 0.025, 1, '#7d8d99') +
    R(w * 0.04, h * 0.21, w * 0.13, h * 0.025, 1, '#5d6c77')
  );
}

const hanging = (x: number, y: number, body: string): string =>
  cable(`M${x} ${y}C${x - 26} ${y + 60} ${x + 30} ${y + 90} ${x + 4} ${y + 112}`, RUBBER, 5) +
  R(x - 7, y - 26, 14, 28, 5, tube(body)) +
  E(x, y - 27, 10, 6, tube('#5d6670'));

export const cartUltrasound: Drawing = (look) => {
  const { body, accent, trim } = look;
  const keys = Array.from({ length: 12 }, (_, index) =>
    R(140 + (index % 6) * 14, 224 + Math.floor(index / 6) * 9, 10, 5, 2, '#8b98a2'),
  ).join('');
  return (
    shadow(200, 366, 130) +
    hanging(302, 240, body) +
    hanging(98, 246, body) +
    R(188, 150, 24, 70, 6, tube(trim)) +
    screen(118, 36, 164, 112, sonogram(164, 112, look)) +
    R(190, 154, 20, 3, 1.5, accent) +
    shape('M152 250H248L256 338H144Z', body) +
    R(166, 264, 68, 50, 6, lit(darken(body, 0.08))) +
    [0, 1, 2].map((index) => R(172, 272 + index * 14, 56, 9, 3, lit(trim))).join('') +
    shape('M96 218Q200 200 304 218L318 246Q320 256 308 256H92Q80 256 82 246Z', body) +
    P('M110 222Q200 208 290 222L298 240H102Z', top(trim)) +
    keys +
    knob(262, 230, 8, lighten(trim, 0.2)) +
    C(240, 232, 4, accent) +
    R(106, 228, 26, 9, 2, GLASS) +
    shape('M110 338H290Q304 338 304 350H96Q96 338 110 338Z', trim) +
    castor(112, 354, 12) +
    castor(288, 354, 12) +
    castor(160, 352, 9) +
    castor(240, 352, 9) +
    P('M88 246Q200 238 312 246L314 251Q200 243 86 251Z', accent)
  );
};

export const portableUltrasound: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  const keys = Array.from({ length: 30 }, (_, index) =>
    R(92 + (index % 10) * 15 + Math.floor(index / 10) * -3, 262 + Math.floor(index / 10) * 11, 11, 7, 2, '#8b98a2'),
  ).join('');
  return (
    shadow(200, 332, 160) +
    (type === 1 ? L('M150 66C150 40 250 40 250 66', trim, 9) : '') +
    G(
      'translate(88 66)',
      R(-12, -12, 248, 178, 12, lit(body), `stroke="${darken(body, 0.3)}" stroke-opacity=".5"`) +
        screen(0, 0, 224, 148, sonogram(224, 148, look)) +
        R(100, 155, 24, 4, 2, accent),
    ) +
    R(110, 232, 180, 10, 4, lit(trim)) +
    shape('M78 242H322L350 312Q352 322 340 322H60Q48 322 50 312Z', body) +
    P('M86 250H246L252 300H72Z', top(trim)) +
    keys +
    P('M254 250H316L328 300H260Z', top(darken(body, 0.1))) +
    knob(276, 268, 8, trim) +
    knob(302, 268, 8, trim) +
    C(290, 288, 7, lit(accent)) +
    P('M50 312L48 322Q48 330 60 330H340Q352 330 352 322L350 312Z', darken(body, 0.25))
  );
};

export const handheldUltrasound: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  return (
    shadow(200, 346, 140) +
    (type === 1 ? cable('M140 316C150 372 250 366 268 330', RUBBER, 8) : '') +
    G(
      'rotate(7 270 190)',
      R(196, 74, 138, 246, 16, lit(DARK)) +
        R(204, 88, 122, 214, 4, GLASS) +
        G('translate(204 96)', sonogram(122, 128, look)) +
        heartbeat(212, 256, 106, 18, 4, '#4bd08b') +
        R(212, 276, 30, 16, 4, accent) +
        R(248, 276, 30, 16, 4, '#3b4a56') +
        R(284, 276, 30, 16, 4, '#3b4a56'),
    ) +
    G(
      'rotate(-12 120 220)',
      shape(
        'M78 118C76 92 98 84 124 84C150 84 172 92 170 118C170 150 164 190 162 284Q160 316 124 316Q88 316 86 284C84 190 78 150 78 118Z',
        body,
        tube,
      ) +
        P('M79 112C80 92 98 82 124 82C150 82 168 92 169 112C150 100 98 100 79 112Z', tube('#5d6670')) +
        R(104, 168, 40, 54, 18, tube(trim)) +
        C(124, 184, 7, lit(accent)) +
        led(124, 206, '#4bd08b') +
        R(96, 286, 56, 4, 2, accent),
    )
  );
};

export const videoPrinter: Drawing = (look) => {
  const { body, accent, trim, type } = look;
  return (
    shadow(200, 322, 160) +
    shape('M66 168L104 124H332L338 168Z', lighten(body, 0.4)) +
    box(62, 166, 280, 142, 12, body) +
    R(80, 186, 172, 102, 8, lit(trim)) +
    R(92, 218, 148, 14, 4, '#10181f') +
    G(
      'translate(98 222)',
      P('M0 0H136L142 92H-6Z', lit('#fbfcfc'), 'stroke="#c2cbd1"') +
        R(12, 10, 112, 68, 2, GLASS) +
        G('translate(12 10)', sonogram(112, 68, { ...look, look: type === 1 ? look.look | 1 : look.look & 6 })),
    ) +
    R(270, 190, 54, 26, 4, GLASS) +
    strokeText('READY', 276, 198, 8, '#7fe0b0') +
    knob(284, 244, 11, trim) +
    knob(314, 244, 8, accent) +
    led(276, 284, '#4bd08b') +
    R(290, 280, 32, 8, 4, lit(darken(body, 0.15)))
  );
};
