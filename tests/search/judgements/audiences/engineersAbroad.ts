import { type Judgement, judgementsIn } from '../Judgement.ts';

/** The same kinds of queries in Spanish, Russian and Chinese. */
export const foreignEngineerJudgements: readonly Judgement[] = [
  ...judgementsIn(
    'unseen: es',
    `
    sonda convexa de tres coma cinco megahercios | 3: convex-probes & within frequency=3.5; 1: convex-probes
    ecógrafo 4D sonda volumétrica | 3: volume-probes
    seda cuatro ceros | 3: sutures & name Silk & spec suture_size=4/0; 2: sutures & name Silk; 1: sutures
    sutura monofilamento absorbible 3 ceros | 3: sutures & name Absorbable Monofilament & spec suture_size=3/0; 2: sutures & name Absorbable Monofilament; 1: sutures
    mascarilla sin gomas para las orejas | 3: masks & spec fastening=Ties, masks & spec fastening=Head; 0: masks
    guantes sin látex natural talla M | 3: gloves & spec latex=free & spec clothing_size=^M$; 2: gloves & spec latex=free; 0: gloves
    holter de 7 días | 3: holter-recorders & name Holter & spec recording=^168$; 1: holter-recorders
    sensor de saturación que no sea neonatal | 3: spo2-sensors & spec patients=^Adult$, spo2-sensors & spec patients=Paediatric; 0: spo2-sensors
    cable de paciente 10 latiguillos monitor ECG | 3: ecg-cables & spec leads=^10$; 1: ecg-cables
    compatible con Lyra 85 sonda lineal | 3: linear-probes & fit Lyra 85; 1: linear-probes
    bateria monitor Beacon 15 | 3: monitor-batteries & fit Beacon 15; 1: monitor-batteries
    tubo rayos x anodo giratorio 150 kilovoltios | 3: xray-tubes & name Rotating & spec tube_voltage=^150$; 2: xray-tubes & name Rotating; 1: xray-tubes
    delantal plomado medio milimetro talla grande | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=^L$; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    caja de 50 mascarillas quirurgicas IIR | 3: masks & spec filter=Type IIR & spec pack_size=^50$; 2: masks & spec filter=Type IIR; 1: masks & name Surgical
    bomba de jeringa dos canales | 3: syringe-pumps & name Dual; 1: syringe-pumps
    tijeras de mayo curvas 17 cm | 3: scissors & name Mayo & spec length=^170$ & spec tip=Curved; 2: scissors & name Mayo & spec length=^170$; 1: scissors & name Mayo
    pinza de biopsia desechable canal 2,8 | 3: biopsy-forceps & name Disposable & spec channel=2.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    papel para ecg sin cuadrícula | 3: thermal-paper & name ECG & spec grid=Plain; 1: thermal-paper & spec grid=Plain
    monitor fetal gemelar | 3: fetal-monitors & spec parameters=×2; 1: fetal-monitors
    equipo rx rodable 50 kw | 3: mobile-xray & spec generator_power=^50$; 1: mobile-xray
    parches desfibrilador pediatricos | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    aparato para medir la presion 24 horas mapa | 3: holter-recorders & name Ambulatory & spec recording=^24$; 2: holter-recorders & name Ambulatory; 1: holter-recorders
    sonda rectal veterinaria para vacas | 3: endocavity-probes & name Transrectal; 2: endocavity-probes
    funda esteril para transductor 15x122 | 3: probe-covers & spec size=15 × 122; 1: probe-covers
    `,
  ),
  ...judgementsIn(
    'unseen: ru',
    `
    холтер на 7 суток | 3: holter-recorders & name Holter & spec recording=^168$; 1: holter-recorders
    конвексный датчик три с половиной мегагерца | 3: convex-probes & within frequency=3.5; 1: convex-probes
    шелк четыре нуля | 3: sutures & name Silk & spec suture_size=4/0; 2: sutures & name Silk; 1: sutures
    маска без ушных петель | 3: masks & spec fastening=Ties, masks & spec fastening=Head; 0: masks
    перчатки не из латекса | 3: gloves & spec latex=Latex-free; 0: gloves
    датчик спо2 не для новорожденных | 3: spo2-sensors & spec patients=^Adult$, spo2-sensors & spec patients=Paediatric; 0: spo2-sensors
    чехол на датчик без геля стерильный 15х244 | 3: probe-covers & spec gel=Without & spec size=15 × 244; 2: probe-covers & spec gel=Without; 1: probe-covers
    аккумулятор к монитору Меридиан 35 про | 3: monitor-batteries & fit Meridian 35 Pro; 1: monitor-batteries
    кабель экг 5 отведений кнопка | 3: ecg-cables & spec leads=^5$ & spec termination=Snap; 2: ecg-cables & spec leads=^5$; 1: ecg-cables
    манжета на бедро | 3: nibp-cuffs & spec limb_size=46–66; 1: nibp-cuffs
    рентген палатный цифровой 40 квт | 3: mobile-xray & name Digital & spec generator_power=^40$; 2: mobile-xray & name Digital; 1: mobile-xray
    фартук рентгенозащитный 0,35 двусторонний | 3: lead-aprons & name Wrap & spec lead_equivalent=0.35; 2: lead-aprons & spec lead_equivalent=0.35; 1: lead-aprons
    шприц 20 мл луер лок | 3: syringes & spec volume=^20$ & spec tip=Luer lock; 2: syringes & spec volume=^20$; 1: syringes
    игла 21g 38мм | 3: syringes & name Needle & spec needle=^21$; 1: syringes & name Needle
    электроды для экг детские одноразовые | 3: ecg-electrodes & spec patients=Paediatric; 1: ecg-electrodes
    инфузомат | 3: infusion-pumps & name Volumetric; 2: infusion-pumps
    лампа операционная потолочная | 3: or-lights & name Ceiling; 2: or-lights & name Double; 1: or-lights
    зажим москит изогнутый 12,5 см | 3: haemostatic-forceps & name Mosquito & spec tip=Curved & spec length=^125$; 2: haemostatic-forceps & name Mosquito; 1: haemostatic-forceps
    термобумага для узи 110 мм глянцевая | 3: thermal-paper & name Video & spec finish=gloss; 2: thermal-paper & name Video; 1: thermal-paper
    нить рассасывающаяся монофиламент 2/0 | 3: sutures & name Absorbable Monofilament & spec suture_size=2/0; 2: sutures & name Absorbable Monofilament; 1: sutures
    дефибриллятор с кардиостимулятором | 3: defibrillators & name Pacemaker; 1: defibrillators
    датчик для Соната 75 нео линейный | 3: linear-probes & fit Sonata 75 Neo; 1: linear-probes
    какой гель подходит для узи 5 литров | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    очки рентгенозащитные поверх своих очков | 3: protective-glasses & name Fit-over; 1: protective-glasses
    `,
  ),
  ...judgementsIn(
    'unseen: zh',
    `
    7天动态心电记录仪 | 3: holter-recorders & name Holter & spec recording=^168$; 1: holter-recorders
    三点五兆赫凸阵探头 | 3: convex-probes & within frequency=3.5; 1: convex-probes
    4-0丝线缝合线 | 3: sutures & name Silk & spec suture_size=4/0; 2: sutures & name Silk; 1: sutures
    不带耳挂的口罩 | 3: masks & spec fastening=Ties, masks & spec fastening=Head; 0: masks
    非天然乳胶手套 | 3: gloves & spec latex=Latex-free; 0: gloves
    血氧探头 非新生儿用 | 3: spo2-sensors & spec patients=^Adult$, spo2-sensors & spec patients=Paediatric; 0: spo2-sensors
    适用于Lyra 85的线阵探头 | 3: linear-probes & fit Lyra 85; 1: linear-probes
    监护仪电池 Beacon 15 | 3: monitor-batteries & fit Beacon 15; 1: monitor-batteries
    10毫升注射器 螺口 | 3: syringes & spec volume=^10$ & spec tip=Luer lock; 2: syringes & spec volume=^10$; 1: syringes
    五导心电导联线 按扣式 | 3: ecg-cables & spec leads=^5$ & spec termination=Snap; 2: ecg-cables & spec leads=^5$; 1: ecg-cables
    铅衣 0.5毫米 大号 | 3: lead-aprons & spec lead_equivalent=0.50 & spec clothing_size=^L$; 2: lead-aprons & spec lead_equivalent=0.50; 1: lead-aprons
    双通道注射泵 | 3: syringe-pumps & name Dual; 1: syringe-pumps
    便携式X光机 5千瓦 | 3: mobile-xray & name Portable & spec generator_power=^5$; 2: mobile-xray & name Portable; 1: mobile-xray
    大腿血压袖带 | 3: nibp-cuffs & spec limb_size=46–66; 1: nibp-cuffs
    除颤电极片 儿童 | 3: defib-pads & spec patients=Paediatric; 1: defib-pads
    高频电刀笔 手控 | 3: electrosurgical-pencils & name Hand; 1: electrosurgical-pencils
    一次性活检钳 2.8通道 | 3: biopsy-forceps & name Disposable & spec channel=2.8; 2: biopsy-forceps & name Disposable; 1: biopsy-forceps
    经直肠探头 兽用 | 3: endocavity-probes & name Transrectal; 2: endocavity-probes
    手术灯 双头 | 3: or-lights & name Double; 1: or-lights
    5升装耦合剂 | 3: ultrasound-gel & spec volume=^5000$; 1: ultrasound-gel
    可吸收单丝缝线 3-0 | 3: sutures & name Absorbable Monofilament & spec suture_size=3/0; 2: sutures & name Absorbable Monofilament; 1: sutures
    气管镜 | 3: gastroscopes & name Bronchoscope; 1: gastroscopes
    心电图纸 210毫米 折叠 | 3: thermal-paper & spec paper_width=^210$ & spec form=Z-fold; 2: thermal-paper & spec paper_width=^210$; 1: thermal-paper & name ECG
    平板探测器 无线 14×17英寸 | 3: flat-panel-detectors & name Wireless & spec field=35 × 43; 2: flat-panel-detectors & spec field=35 × 43; 1: flat-panel-detectors
    `,
  ),
];
