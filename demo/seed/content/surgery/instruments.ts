import type { Leaf } from '../../outline/Leaf.ts';

const MAKERS = 'ferrowald tuttmark solhavn kirvane salvanta';
const COMMON = [
  'material=Stainless steel 1.4021|Stainless steel 1.4034',
  'finish=Satin|Mirror|Black coating',
  'sterilisation=Autoclave 134 °C',
  'joint=Box lock|Screw joint',
];

export const instruments: readonly Leaf[] = [
  {
    key: 'scissors',
    code: 'SC',
    make: 'instrument',
    makers: MAKERS,
    price: [18, 210],
    companions: ['haemostatic-forceps', 'needle-holders', 'sutures'],
    name: ['Surgical Scissors', 'Tijeras quirúrgicas', 'Хирургические ножницы', '手术剪'],
    types: [
      ['Mayo Scissors', 'Tijeras de Mayo', 'Ножницы Мейо', '梅奥手术剪'],
      ['Metzenbaum Scissors', 'Tijeras de Metzenbaum', 'Ножницы Метценбаума', '组织剪（Metzenbaum）'],
      ['Iris Scissors', 'Tijeras de iris', 'Глазные ножницы', '眼科剪'],
      ['Operating Scissors', 'Tijeras de operaciones', 'Операционные ножницы', '普通手术剪'],
    ],
    use: [
      'Hand-finished blades cut tissue and suture cleanly down to the tips.',
      'Hojas acabadas a mano que cortan tejido y sutura con limpieza hasta la punta.',
      'Лезвия ручной доводки чисто режут ткань и шовный материал до самых кончиков.',
      '刀刃手工精修，组织和缝线均可切至尖端。',
    ],
    specs: [
      '*length mm=115|140|170|200|230',
      'type + tip=0 + Straight|0 + Curved|1 + Curved|1 + Straight|2 + Straight|2 + Curved|3 + Straight|3 + Curved',
      'edges=Steel|Tungsten carbide|Ceramic-coated',
      'points=Blunt / blunt|Sharp / blunt|Sharp / sharp',
      ...COMMON,
    ],
  },
  {
    key: 'haemostatic-forceps',
    code: 'HF',
    make: 'instrument',
    makers: MAKERS,
    price: [14, 165],
    companions: ['scissors', 'needle-holders', 'sutures'],
    name: ['Haemostatic Forceps', 'Pinzas hemostáticas', 'Кровоостанавливающие зажимы', '止血钳'],
    types: [
      ['Kelly Forceps', 'Pinza de Kelly', 'Зажим Келли', '凯利止血钳'],
      ['Mosquito Forceps', 'Pinza mosquito', 'Зажим «Москит»', '蚊式止血钳'],
      ['Kocher Forceps', 'Pinza de Kocher', 'Зажим Кохера', '柯氏止血钳'],
      ['Allis Tissue Forceps', 'Pinza de Allis', 'Зажим Аллиса', '艾利斯组织钳'],
    ],
    use: [
      'Made to hold vessels and tissue under an even pressure; the ratchet releases with one finger.',
      'Sujeta vasos y tejidos con presión uniforme; la cremallera se libera con un dedo.',
      'Удерживает сосуды и ткани с равномерным усилием; кремальера открывается одним пальцем.',
      '均匀夹持血管和组织，棘齿单指即可松开。',
    ],
    specs: [
      '*length mm=125|140|160|180|220',
      'type + jaw=0 + Cross-serrated, half|1 + Cross-serrated|2 + Cross-serrated, 1 × 2 teeth|3 + 5 × 6 teeth',
      'tip=Straight|Curved',
      'ratchet_steps=3|4',
      'jaw_width mm=1.8|2.5|3.2',
      ...COMMON,
    ],
  },
  {
    key: 'needle-holders',
    code: 'NH',
    make: 'instrument',
    makers: MAKERS,
    price: [24, 280],
    companions: ['sutures', 'scissors', 'haemostatic-forceps'],
    name: ['Needle Holders', 'Portaagujas', 'Иглодержатели', '持针器'],
    types: [
      ['Mayo-Hegar Needle Holder', 'Portaagujas de Mayo-Hegar', 'Иглодержатель Мейо — Гегара', '梅奥-黑格持针器'],
      ['Olsen-Hegar Needle Holder', 'Portaagujas de Olsen-Hegar', 'Иглодержатель Олсена — Гегара', '奥尔森-黑格持针器'],
      [
        'Castroviejo Needle Holder',
        'Portaagujas de Castroviejo',
        'Иглодержатель Кастровьехо',
        '显微持针器（Castroviejo）',
      ],
    ],
    use: [
      'Jaws matched to the suture keep the needle from turning in the hand.',
      'Las mordazas, adaptadas a la sutura, impiden que la aguja gire en la mano.',
      'Губки, подобранные под шовный материал, не дают игле провернуться.',
      '钳口与缝线匹配，防止缝针转动。',
    ],
    specs: [
      '*length mm=130|150|180|200|240',
      'type + jaw=0 + Smooth|0 + Cross-serrated|1 + Cross-serrated|2 + Smooth',
      'edges=Steel|Tungsten carbide',
      'suture_size USP=2/0–4/0|4/0–6/0|6/0–8/0',
      'tip=Straight|Curved',
      'handle=Ring handle|Ring handle, gold-plated',
      ...COMMON,
    ],
  },
  {
    key: 'retractors',
    code: 'RT',
    make: 'instrument',
    makers: MAKERS,
    price: [28, 690],
    companions: ['scissors', 'haemostatic-forceps', 'drapes'],
    name: ['Retractors', 'Separadores', 'Ранорасширители', '拉钩与牵开器'],
    types: [
      [
        'Weitlaner Self-retaining Retractor',
        'Separador autoestático de Weitlaner',
        'Самофиксирующийся ранорасширитель Вейтланера',
        '魏特兰自持牵开器',
      ],
      ['Farabeuf Retractor Pair', 'Par de separadores de Farabeuf', 'Пара крючков Фарабефа', '法拉布夫拉钩（对）'],
      ['Langenbeck Retractor', 'Separador de Langenbeck', 'Крючок Лангенбека', '兰根贝克拉钩'],
    ],
    use: [
      'Keeps the field open without tiring the assistant; edges are rounded to spare the tissue.',
      'Mantiene abierto el campo sin cansar al ayudante; los bordes redondeados respetan el tejido.',
      'Держит рану открытой, не утомляя ассистента; скруглённые края щадят ткани.',
      '保持术野开放而不增加助手疲劳，边缘圆钝保护组织。',
    ],
    specs: [
      '*length mm=110|130|165|200|240',
      'type + blade mm + teeth + tip=0 + 20 × 15 + 3 × 4 + Blunt|0 + 25 × 18 + 2 × 3 + Sharp|1 + 30 × 16 + Without teeth + Blunt|2 + 40 × 11 + Without teeth + Blunt|2 + 60 × 20 + Without teeth + Blunt',

      'opening mm=40|60|80',
      ...COMMON,
    ],
  },
];
