import { promises } from '../../../../server/modules/content/promises.ts';
import { inAll } from '../../../../server/modules/content/localisedWords.ts';
import { sceneAt } from '../../../../server/modules/media/pictureAt.ts';
import {
  heroBlock,
  type LandingText,
  countdownBlock,
  articlesBlock,
  shelfBlock,
  tilesBlock,
  textBlock,
} from '../landingParts.ts';

const list = (...lines: string[]): string => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;

/** A campaign with every kind of block there is: what a merchant can put together, on one page. */
export const ultrasoundWeeks: LandingText = {
  id: 22,
  kind: 'active',
  title: ['Ultrasound weeks', 'Semanas de la ecografía', 'Недели ультразвука', '超声专题月'],
  summary: [
    'A room for ultrasound, planned once and delivered in one go: systems, probes, covers and gel.',
    'Una sala de ecografía, planificada una vez y entregada de una vez: equipos, sondas, fundas y gel.',
    'Кабинет УЗИ, спланированный и доставленный сразу целиком: аппараты, датчики, чехлы и гель.',
    '一次规划、一次交付的超声诊室：主机、探头、保护套与耦合剂。',
  ],
  blocks: [
    heroBlock(
      [
        'The ultrasound room, in one delivery',
        'La sala de ecografía, en una entrega',
        'Кабинет УЗИ — одной поставкой',
        '超声诊室，一次到位',
      ],
      [
        'Choose the system, name the examinations: probes, covers and gel are planned along with it.',
        'Elija el equipo e indique las exploraciones: sondas, fundas y gel se planifican con él.',
        'Выберите аппарат и назовите исследования: датчики, чехлы и гель подберём к нему.',
        '选定主机，告知检查项目：探头、保护套与耦合剂一并规划。',
      ],
      sceneAt('1'),
      ['See the systems', 'Ver los equipos', 'Смотреть аппараты', '查看主机'],
      '/product/searchPage?keyWord=ultrasound',
    ),
    countdownBlock(
      ['Ends with the month', 'Termina a fin de mes', 'До конца месяца', '活动截至本月底'],
      [
        'Quotations requested by then include the first month of consumables.',
        'Los presupuestos solicitados hasta entonces incluyen el primer mes de consumibles.',
        'В предложения, запрошенные до этого срока, входят расходные материалы на первый месяц.',
        '在此之前询价的诊室，报价含首月耗材。',
      ],
    ),
    {
      kind: 'coupon',
      ...inAll('title', ['$50 off a probe', '50 $ menos en una sonda', '50 $ скидки на датчик', '探头立减 50 美元']),
      ...inAll('text', [
        'For orders from $1,000. Claim it here and use it on your next order.',
        'Para pedidos desde 1000 $. Obténgalo aquí y úselo en su próximo pedido.',
        'Для заказов от 1000 $. Получите его здесь и используйте в следующем заказе.',
        '订单满 1000 美元可用。在此领取，下次下单时使用。',
      ]),
      code: 'PROBE50',
      valid_until: null,
    },
    tilesBlock(
      ['For the room', 'Para la sala', 'Для кабинета', '诊室所需'],
      'cart-ultrasound portable-ultrasound convex-probes linear-probes probe-covers ultrasound-gel',
    ),
    shelfBlock(['Probes in stock', 'Sondas en stock', 'Датчики в наличии', '现货探头'], 'ultrasound-probes'),
    {
      kind: 'video',
      ...inAll('title', ['A look around', 'Un vistazo', 'Взгляд на кабинет', '诊室一览']),
      ...inAll('text', [
        'Nine seconds, no sound: the system on its cart, a monitor beside it, and the probes at hand.',
        'Nueve segundos, sin sonido: el equipo en su carro, un monitor al lado y las sondas a mano.',
        'Девять секунд без звука: аппарат на стойке, рядом монитор, датчики под рукой.',
        '九秒无声短片：台车式主机、旁边的监护仪，以及随手可取的探头。',
      ]),
      url: '/video/ultrasound-room.webm',
      poster: sceneAt('7'),
    },
    textBlock(
      ['How it works', 'Así funciona', 'Как это работает', '流程'],
      [
        list(
          'You tell us which examinations you do, and how many a day.',
          'Within 24 hours a specialist answers with a plan and a price.',
          'Everything comes in one delivery, with papers for acceptance.',
        ),
        list(
          'Nos dice qué exploraciones y cuántas al día.',
          'En 24 horas un especialista responde con un plan y un precio.',
          'Todo llega en una entrega, con la documentación para la recepción.',
        ),
        list(
          'Вы называете исследования и их число в день.',
          'В течение 24 часов специалист отвечает с планом и ценой.',
          'Всё приходит одной поставкой с документами для приёмки.',
        ),
        list('告知检查项目及每日检查量。', '24 小时内由专人回复方案与价格。', '全部设备一次交付，随附验收文件。'),
      ],
    ),
    {
      kind: 'brands',
      ...inAll('title', ['Brands', 'Marcas', 'Бренды', '品牌']),
    },
    articlesBlock('choosing-an-ultrasound-probe cleaning-an-ultrasound-transducer preparing-a-quotation-request'),
    promises,
  ],
};
