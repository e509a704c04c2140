import { expect, it } from 'vitest';
import { isKnownText } from './known-word.ts';

const korean = {
  first:
    '김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 전 홍 고 문 양 손 배 백 허 유 남 심 노 하 곽 성 차 주 우 구 민',
  second:
    '민준 서준 도윤 예준 시우 하준 주원 지호 지후 준서 준우 현우 도현 지훈 건우 우진 선우 서진 민재 현준 연우 유준 정우 승우 승현 시윤 준혁 은우 지환 승민 지우 유찬 윤우 민성 준영 시후 진우 지원 수현 재윤 시현 동현 수호 태윤 민규 재원 한결 민우 재민 은찬 서연 서윤 지우 서현 하은 하윤 민서 지유 윤서 채원 수아 지민 지아 지윤 다은 은서 예은 수빈 소율 예린 하린 소윤 지안 예원 유나 시은 채은 유진 윤아 서아 예나 가은 연우 나은 예서 수연 연서 민지 다인 주아 하영 민주 수민 서영 시연 아린 소은 보라 하늘 가람 슬기 아름 나라 하나 두리 한별 은별 새봄 봄이 여름 가을 겨울 기쁨 사랑 소망 믿음 은혜 지혜 영희 철수 영수 순이 순자 영자 미경 미영 은정 은주 은영 은희 정희 정숙 경희 혜진 혜원 지은 지연 진주 진아 성민 성호 영호 상철 병철 동수 바다 나리 미리 아라 다솜 다정 우리 소라 유리 초롱 한솔 솔이 단비 은비 금비 이랑 노을 마루 누리 온유 라온 가온 하람 나래 미르',
};
const japanese = {
  first:
    '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 福田 太田 西村 藤井 金子 藤原 岡本 三浦 中野 原田 松田 竹内 小野 田村 中山 和田 石田 森田 上田',
  second:
    '太郎 花子 健太 翔太 大輔 美咲 陽菜 結衣 さくら ひなた 葵 蓮 陽翔 湊 樹 悠真 大和 陽葵 凛 芽依 莉子 美月 結菜 心春 咲良 愛 優子 恵子 由美 真由美 明美 直樹 誠 学 浩 隆 茂 勇 実 進 清 一郎 次郎 三郎 さつき あおい かな ゆい みなみ ひかり あかり のぞみ めぐみ まりこ ゆうき けんた 未来 希望 光 翼 海 空 大地 愛子 幸子 和子 春子 夏子 秋子 雪子 月子 星子 夢 心 歩 望 恵 忍 薫 渚 楓 椿 桜 百合 菫 蘭 リサ ケンタ ユキ マリ アンナ エミ',
};
const hindi = {
  first:
    'राहुल अमित संजय विजय अजय राजेश सुरेश रमेश महेश दिनेश मुकेश नरेश राकेश मनोज अनिल सुनील कपिल रोहित मोहित विवेक दीपक विकास आकाश प्रकाश सूरज राज रवि शशि आनंद प्रेम करण अर्जुन आरव विहान आदित्य ईशान कबीर नील वीर समर अमन चमन रमन पवन मदन मोहन सोहन किशन गोपाल प्रिया नेहा पूजा अंजलि कविता सुनीता अनीता गीता सीता रीता नीता मीना रीना टीना सपना कल्पना भावना अर्चना वंदना रचना आशा उषा निशा दिशा ईशा तारा मीरा राधा लता ममता संगीता रंजीता सरिता बबीता ज्योति आरती भारती ख़ुशी खुशी मुस्कान चाँदनी रोशनी रानी पायल काजल कोमल शीतल पल्लवी माधवी जानवी तन्वी माया छाया काया दया जया विद्या संध्या',
  second:
    'शर्मा वर्मा गुप्ता सिंह कुमार यादव चौधरी मिश्रा पांडे तिवारी दुबे जोशी मेहता शाह पटेल देसाई कपूर खन्ना मल्होत्रा चोपड़ा अरोड़ा भाटिया अग्रवाल बंसल गोयल जैन सेठ सेठी राव रेड्डी नायर मेनन अय्यर दास बोस घोष सेन रॉय मुखर्जी बनर्जी खान शेख अंसारी क़ुरैशी मलिक गिल ढिल्लों संधू बाजवा राठौर चौहान राजपूत ठाकुर',
};

const vietnamese = {
  first:
    'Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trịnh Đoàn Lâm Mai Trương Tạ Châu Hà Cao Phùng Thái Lưu Vương Đào Lương Nguyen Tran Pham',
  second:
    'Thị Hương|Văn Đức|Minh Tuấn|Thanh Thủy|Ngọc Ánh|Quốc Bảo|Bích Phượng|Hữu Phước|Thu Hằng|Mỹ Lệ|Gia Bảo|Đức Anh|Tuyết Nhung|Xuân Trường|Hoài Đức',
};

it('a full Vietnamese name is suspected', () => {
  const known = vietnamese.first
    .split(' ')
    .flatMap((one) => vietnamese.second.split('|').map((other) => `${one} ${other}`))
    .flatMap((name) => [name, `${name} hát karaoke`, `Tiệc Của ${name}`, name.toLowerCase()])
    .filter(isKnownText);
  expect(known).toEqual([]);
});

it.each([
  ['Korean', korean, '', ['', '의 하루', '아 사랑해']],
  ['Japanese', japanese, '', ['', 'の歌', 'と海へ']],
  ['Hindi', hindi, ' ', ['', ' की कहानी', ' मेरी जान']],
] as const)('no full name is made of listed words: %s', (_, { first, second }, between, behind) => {
  const known = first
    .split(' ')
    .flatMap((one) => second.split(' ').flatMap((other) => behind.map((end) => one + between + other + end)))
    .filter(isKnownText);
  expect(known).toEqual([]);
});

it.each([
  '꿈을 꾸는 아이들',
  '너를 사랑했던 시간',
  '비밀의 정원',
  '양화대교',
  '노래를 듣는 밤',
  '夜空に咲く花火',
  '君と歩いた夏の道',
  '海辺のカフェ',
  'दिल की बात',
  'मैं फिर भी तुमको चाहूँगा',
  'காதல் கவிதை',
  'Nhạc Trữ Tình Hay Nhất',
  'Nhạc trữ tình hay nhất',
  'Phở Hà Nội Ngon Nhất Sài Gòn Được Yêu',
])('ordinary words are known: %s', (text) => {
  expect(isKnownText(text)).toBe(true);
});

it.each([
  '김민지',
  '에밀리 브라운',
  '田中',
  'प्रिया',
  'கார்த்திக்',
  'สมชาย',
  'Иван',
  'Bé Thảo Nhi tập đi',
  'Mẹ Lan Và Bố Tuấn',
  'Chị Hằng Bị Ung Thư',
  'tập đi của thảo nhi',
  'Anh Nguyễn',
  'Họp Lớp Với Emma Watson',
  'Đorđe Ilić',
])('a name and other scripts are not: %s', (text) => {
  expect(isKnownText(text)).toBe(false);
});
