import { promises } from '../../../../server/modules/content/promises.ts';
import { sceneAt } from '../../../../server/modules/media/pictureAt.ts';
import { heroBlock, type LandingText, countdownBlock, articlesBlock, shelfBlock, tilesBlock } from '../landingParts.ts';
import { ultrasoundWeeks } from './ultrasoundWeeks.ts';

/** Pages for a time or for a kind of goods. */
export const offers: LandingText[] = [
  {
    id: 21,
    kind: 'active',
    title: ['Probe month', 'Mes de las sondas', 'Месяц датчиков', '探头月'],
    summary: [
      'Until the end of the month every probe is quoted together with covers and gel for it.',
      'Hasta fin de mes, cada sonda se presupuesta junto con sus fundas y su gel.',
      'До конца месяца к каждому датчику в предложение входят чехлы и гель.',
      '本月内，每把探头均连同配套保护套与耦合剂一并报价。',
    ],
    blocks: [
      heroBlock(
        [
          'Probe, covers and gel in one request',
          'Sonda, fundas y gel en una solicitud',
          'Датчик, чехлы и гель — одним запросом',
          '探头、保护套与耦合剂，一次询价',
        ],
        [
          'Tell us the probe and how many examinations you do: covers, gel and wipes are quoted with it.',
          'Indique la sonda y el número de exploraciones: fundas, gel y toallitas se incluyen en el presupuesto.',
          'Назовите датчик и число исследований: чехлы, гель и салфетки войдут в предложение.',
          '告知探头型号和检查量，报价将包含保护套、耦合剂和湿巾。',
        ],
        sceneAt('6'),
        ['See all probes', 'Ver todas las sondas', 'Все датчики', '查看全部探头'],
        '/category/ultrasound-probes/32',
      ),
      countdownBlock(
        ['Ends with the month', 'Termina a fin de mes', 'До конца месяца', '截至本月底'],
        [
          'Requests received by then are quoted as a set.',
          'Las solicitudes recibidas hasta entonces se presupuestan como conjunto.',
          'Запросы, полученные до этого срока, рассчитаем комплектом.',
          '在此之前收到的询价按套报价。',
        ],
      ),
      tilesBlock(
        ['By shape', 'Por forma', 'По форме', '按形状选择'],
        'convex-probes linear-probes phased-probes endocavity-probes tee-probes volume-probes',
      ),
      shelfBlock(['Fastest delivery', 'Entrega más rápida', 'Самая быстрая доставка', '最快交付'], 'ultrasound-probes'),
      shelfBlock(
        ['Covers, gel, paper', 'Fundas, gel, papel', 'Чехлы, гель, бумага', '保护套、耦合剂、打印纸'],
        'diagnostic-consumables',
      ),
      articlesBlock('choosing-an-ultrasound-probe cleaning-an-ultrasound-transducer'),
    ],
  },
  ultrasoundWeeks,
  {
    id: 31,
    kind: 'promotion',
    title: ['Ready to ship', 'Listo para enviar', 'Готово к отправке', '现货速发'],
    summary: [
      'Equipment and parts that ship soonest, from all departments.',
      'Equipos y recambios que se envían antes, de todos los departamentos.',
      'Оборудование и запчасти с самой быстрой отправкой, из всех разделов.',
      '各科室最快发货的设备与配件。',
    ],
    blocks: [
      heroBlock(
        ['In stock today', 'Hoy en stock', 'Сегодня в наличии', '今日现货'],
        [
          'Soonest delivery first.',
          'Primero, lo que llega antes.',
          'Сначала — с самой быстрой доставкой.',
          '最快送达优先。',
        ],
        sceneAt('7'),
        ['See everything', 'Ver todo', 'Смотреть всё', '查看全部'],
        '/product/productList?sort=delivery',
      ),
      shelfBlock(['Monitoring', 'Monitorización', 'Мониторинг', '监护'], 'monitoring'),
      shelfBlock(['Ultrasound', 'Ecografía', 'Ультразвук', '超声'], 'ultrasound'),
      shelfBlock(['Surgical', 'Cirugía', 'Хирургия', '外科'], 'surgical'),
      shelfBlock(['Radiology', 'Radiología', 'Рентгенология', '放射'], 'radiology'),
      promises,
    ],
  },
  {
    id: 41,
    kind: 'consumables',
    title: ['Consumables', 'Consumibles', 'Расходные материалы', '耗材'],
    summary: [
      'Gel, electrodes, gloves, syringes, sutures and wipes, by the box or by the pallet.',
      'Gel, electrodos, guantes, jeringas, suturas y toallitas, por caja o por palé.',
      'Гель, электроды, перчатки, шприцы, шовный материал и салфетки — коробками и паллетами.',
      '耦合剂、电极、手套、注射器、缝线和湿巾，按盒或按托盘供应。',
    ],
    blocks: [
      heroBlock(
        [
          'A month of consumables at once',
          'Consumibles para todo el mes',
          'Расходные материалы на месяц',
          '一次备足整月耗材',
        ],
        [
          'Fill your cart for a month, request one quotation, and reorder from it.',
          'Llene el carrito para un mes, solicite un presupuesto y repita el pedido desde él.',
          'Соберите в корзине запас на месяц, запросите предложение и повторяйте заказ по нему.',
          '将一个月的用量加入购物车，询价一次，之后按报价单复购。',
        ],
        sceneAt('5'),
        ['All consumables', 'Todos los consumibles', 'Все расходные материалы', '全部耗材'],
        '/category/consumables/5',
      ),
      tilesBlock(
        ['By use', 'Por uso', 'По назначению', '按用途选择'],
        'ultrasound-gel probe-covers thermal-paper ecg-electrodes defib-pads gloves drapes masks syringes infusion-sets sutures wipes',
      ),
      shelfBlock(['Diagnostics', 'Diagnóstico', 'Диагностика', '诊断耗材'], 'diagnostic-consumables'),
      shelfBlock(['Electrodes', 'Electrodos', 'Электроды', '电极'], 'electrodes'),
      shelfBlock(['Protection', 'Protección', 'Защита', '防护用品'], 'protective-wear'),
      shelfBlock(
        ['Injection and infusion', 'Inyección e infusión', 'Инъекции и инфузия', '注射与输液'],
        'injection-and-infusion',
      ),
      shelfBlock(
        ['Sutures and hygiene', 'Suturas e higiene', 'Шовный материал и гигиена', '缝线与清洁消毒'],
        'sutures-and-hygiene',
      ),
      promises,
    ],
  },
];
