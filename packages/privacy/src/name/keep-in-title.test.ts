import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { createNameMemory } from '../memory/name-memory.ts';

const tagger = loadNameTagger();
const { maskTitle } = createTextMask([], undefined, { tagger });

describe('a work stays, whatever its script', () => {
  it.each([
    '한 페이지가 될 수 있게',
    '다시 만난 세계',
    '사랑했지만',
    '여름밤의 꿈',
    '기억을 걷는 시간',
    '너를 사랑하고 있어',
    '夜空の星',
    '雨のち晴れ',
    '君と歩いた道',
    '夏祭りの花火',
    '心の旅',
    'カレーの作り方',
    'दिल तो पागल है',
    'मेरा पहला प्यार',
    'रात के हमसफ़र',
    'चाँद तारे',
    'காற்றின் மொழி',
    'வெண்ணிலவே வெண்ணிலவே',
    'மழை வரும்',
    '光輝歲月',
    'Matilda by Harry Styles',
    'Penny Lane',
    '周杰倫的歌',
    'Việt Nam Ơi',
    'Thanh Xuân Của Chúng Ta',
    'Nơi Này Có Anh',
    'Qi Li Xiang',
    'Uncle Roger Review GORDON RAMSAY Fried Rice',
    'On Purpose with Jay Shetty',
    'Cindai',
    'Dilan 1990',
    'Old Airport Road',
  ])('%s', (title) => {
    expect(maskTitle(title)).toBe(title);
  });
});

describe('a title that names a private person leaves without the name', () => {
  it.each([
    ['김민지 생일 브이로그', '김민지'],
    ['이서연 결혼식 영상', '이서연'],
    ['박지훈 돌잔치', '박지훈'],
    ['최유진 졸업식 축하해', '최유진'],
    ['정하늘 첫 걸음마', '정하늘'],
    ['김하늘 사랑해', '김하늘'],
    ['강민호 군대 가는 날', '강민호'],
    ['조은별 피아노 연습', '조은별'],
    ['윤아름의 하루', '윤아름'],
    ['한소리 노래 커버', '한소리'],
    ['우리 민지 첫 여행', '민지'],
    ['서준이 첫 생일', '서준'],
    ['박보라 이력서', '박보라'],
    ['이슬기 봄 여행', '이슬기'],
    ['임꽃님 할머니 이야기', '임꽃님'],
    ['송기쁨 유치원 발표회', '송기쁨'],
    ['오봄이랑 바다에서', '오봄이'],
    ['신나라 사랑 이야기', '신나라'],
    ['田中太郎の結婚式', '田中太郎'],
    ['佐藤花子 誕生日', '佐藤花子'],
    ['鈴木さんの送別会', '鈴木'],
    ['高橋未来の歌', '高橋未来'],
    ['山田家のキャンプ', '山田'],
    ['小林愛のピアノ', '小林愛'],
    ['ゆいちゃんの運動会', 'ゆいちゃん'],
    ['伊藤ひなた 入学式', 'ひなた'],
    ['中村さくらの夢', '中村さくら'],
    ['渡辺先生の授業', '渡辺'],
    ['健太とドライブ', '健太'],
    ['美月の部屋', '美月'],
    ['石川空 卒業おめでとう', '石川空'],
    ['タナカの日記', 'タナカ'],
    ['ケンタくんの夏休み', 'ケンタ'],
    ['吉田と海へ', '吉田'],
    ['大野君の恋', '大野'],
    ['陽菜の涙', '陽菜'],
    ['प्रिया की शादी', 'प्रिया'],
    ['राहुल शर्मा का जन्मदिन', 'राहुल शर्मा'],
    ['नेहा की मेहंदी', 'नेहा'],
    ['सुनीता वर्मा के साथ दिल की बात', 'सुनीता वर्मा'],
    ['अमित और मेरा सपना', 'अमित'],
    ['पूजा गुप्ता की कहानी', 'पूजा गुप्ता'],
    ['संजय चाचा का गाना', 'संजय'],
    ['आरव का पहला दिन', 'आरव'],
    ['अंजलि का प्यार', 'अंजलि'],
    ['रमेश कुमार का घर', 'रमेश कुमार'],
    ['किरण सिंह मेरी जान', 'किरण सिंह'],
    ['कविता जोशी का दिल', 'कविता जोशी'],
    ['सूरज यादव की बारात', 'सूरज यादव'],
    ['கார்த்திக் திருமணம்', 'கார்த்திக்'],
    ['பிரியா பிறந்தநாள்', 'பிரியா'],
    ['சுரேஷ் மாமா வீடு', 'சுரேஷ்'],
    ['லட்சுமி பாட்டி கதை', 'லட்சுமி'],
    ['கவிதா ராமலிங்கம் நடனம்', 'கவிதா ராமலிங்கம்'],
    ['முருகேசன் ஐயா பாட்டு', 'முருகேசன்'],
    ['தமிழ்ச்செல்வி வளைகாப்பு', 'தமிழ்ச்செல்வி'],
    ['அருண் காதல் கதை', 'அருண்'],
    ['மீனாட்சி சுந்தரம் என் நண்பன்', 'மீனாட்சி சுந்தரம்'],
    ['விஜயலட்சுமி அம்மா சமையல்', 'விஜயலட்சுமி'],
    ['செந்தில் வீட்டு விசேஷம்', 'செந்தில்'],
    ['நிலா மணிகண்டன் பாட்டு', 'நிலா மணிகண்டன்'],
    ['김민지 - 결혼식 영상', '김민지'],
    ['田中太郎 - 披露宴', '田中太郎'],
    ['प्रिया शर्मा - शादी', 'प्रिया'],
    ['கார்த்திக் - வளைகாப்பு', 'கார்த்திக்'],
    ['Tan Mui Keow Piano Recital 2019', 'Mui Keow'],
    ['Wei Ling Baking Class', 'Wei Ling'],
    ['Jia Hui Ng Dance Cover', 'Jia Hui'],
    ['Lim Hui Min Grade 5 Violin', 'Hui Min'],
    ['Muhammad Rizwan Bin Hassan', 'Rizwan'],
    ['Jason Zorblatt Swimming Lesson', 'Zorblatt'],
    ['Lunch with Tan Mei Ling', 'Mei Ling'],
    ['Siti Nurhaliza Binte Osman', 'Siti Nurhaliza Binte Osman'],
    ['Chen Xiao Ming', 'Xiao Ming'],
    ['Li Zi Qi Tan Primary School', 'Zi Qi'],
    ['Harish s/o Ramesh Interview', 'Harish'],
    ['Dinner with Zara Quillworth', 'Quillworth'],
    ['Matilda Quek', 'Quek'],
    ['Angie Goh Singing', 'Goh'],
    ['Sheila Thevar Bharatanatyam', 'Thevar'],
    ['Happy Birthday Wei Jie', 'Wei Jie'],
    ['Qi Jun Hao', 'Jun Hao'],
    ['kelvin seah said', 'kelvin'],
    ['Zhi Wei', 'Zhi Wei'],
    ['Dilan Santoso Sekolah', 'Santoso'],
    ['Uncle Roger Quillworth', 'Quillworth'],
    ['王小明', '王小明'],
    ['陈美玲的歌', '陈美玲'],
    ['林秀英 钢琴', '林秀英'],
    ['张伟杰 唱歌', '张伟杰'],
    ['黄丽华阿姨', '黄丽华'],
    ['李健明的家', '李健明'],
    ['Bảo Ngọc Ở Nhà Ngoại', 'Bảo Ngọc'],
    ['Chúc Mừng Thảo Nhi', 'Thảo Nhi'],
    ['đám cưới hương và tuấn', 'tuấn'],
    ['Thầy Hùng Dạy Toán', 'Hùng'],
  ])('%s', (title, name) => {
    expect(maskTitle(title)).not.toContain(name);
  });
});

it('a text as long as no title is searched like any other text', () => {
  const works = 'Penny Lane | 光輝歲月 | '.repeat(40);
  expect(maskTitle(`${works}Matilda by Harry Styles`)).not.toContain('Harry Styles');
  expect(maskTitle('Penny Lane | 光輝歲月 | Matilda by Harry Styles')).toContain('Harry Styles');
});

describe('a name that the export has elsewhere', () => {
  const memory = createNameMemory();
  for (const name of ['Deborah Quillworth', 'Taylor Swift', 'Wei Ling', 'Jia Hui']) memory.add(name);
  const { maskTitle: maskKnowing } = createTextMask([], undefined, { tagger, memory });

  it.each([
    ["Deborah's gym mix", "[PERSON]'s gym mix"],
    ['#DeborahQuillworth road trip', '#[PERSON] road trip'],
    ['tan wei ling', '[PERSON]'],
    ['kwek jia hui piano', '[PERSON] piano'],
  ])('is masked, also where another name would stay: %s', (title, masked) => {
    expect(maskKnowing(title).replace(/ \d+\]/g, ']')).toBe(masked);
  });

  it.each(['taylor swift cruel summer', 'Taylor Swift - Anti-Hero'])(
    'stays if it is an artist: %s',
    (title) => {
      expect(maskKnowing(title)).toBe(title);
    },
  );
});
