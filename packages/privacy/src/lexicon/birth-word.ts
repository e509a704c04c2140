/** Words beside a day that say that it is somebody's birth date. Folded; our own list. */

/** Before a day without a year, or with digits only: the day itself is announced. */
export const birthdayWords = `birthday birthdays birthdate bday bdays dob born hbd ultah ulang lahir dilahirkan jadi kaarawan bertday pinanganak kapanganakan janamdin
  janmdin porandhanaal pirandhanaal`;

/** Before or after a day with its year. */
export const newbornWords = 'baby babies bub newborn bayi bb';

/** People and papers, whose date of that form is hardly another: "my mother 1957 feb 3", "applicant: 1/7/1990". */
export const bearerWords = `mother mom mum mummy mama mak ibu emak nanay father dad daddy papa bapa ayah tatay son daughter anak kid kids child
  children twin twins triplets wife husband hubby isteri istri suami asawa sister brother sis bro adik abang kakak gf bf
  boyfriend girlfriend fiance fiancee cousin nephew niece grandma grandpa granny nenek atuk lola lolo ahma ahgong candidate applicant
  patient pesakit pasien tenant grandson granddaughter grandchild cucu apo boy girl employee student maid helper spouse bio profile baobei passport pasport paspor pasaporte pp nric ic
  fin bc turn turns turned turning age aged umur name nama`;

/** They may stand between without end. */
export const dayConnectors =
  'on in is was are were the of at to a also say says said put puts write writes wrote date birth year dated no';

/** Between such a word and a day, they say what else happened on it. */
export const otherDayWords = `expire expires expired expiry exp valid until till issued issue renew renewed renewal due since from joined join
  started starts start bought moved met married wed wedding died passed death departs departed arrival return flight fly flew
  appointment appt exam holiday leave trip concert launched opened closed tamat luput mula`;
