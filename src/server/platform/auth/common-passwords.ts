/**
 * The thousand commonest passwords of at least six signs found in public leaks, as zxcvbn ranks them
 * (@zxcvbn-ts/language-common 4.1.3, MIT), with the commonest of Brazil: teams, names, faith, keyboards. In lower case.
 */
const commonPasswords = new Set(
  `
  000000 0000000 00000000 000000000 007007 01011980 01012000 01012011 010203 0123456789 10101010 102030 10203040
  1020304050 1029384756 111111 1111111 11111111 111111111 1111111111 111222 112233 11223344 112233445566 121212
  123123 123123123 123123a 1232323q 123321 12344321 1234554321 123456 1234567 12345678 123456789 1234567890
  1234567891 12345678910 123456789a 123456789q 123456a 123456abc 123456br 123456q 12345a 12345q 12345qwert 1234qwer
  123654 123654789 123789 123abc 123mudar 123qwe 123qweasd 124578 12qwaszx 131313 134679 135790 142536 147147
  147258 147258369 147852 147852369 159159 159357 159753 159951 19801980 19901990 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 20002000 20102010 2020202 20202020 21122112 222222 22222222 246810 258258 258456
  315475 321321 321654 333333 357159 369369 444444 456123 456789 4815162342 555555 5555555 654321 666666 666999
  696969 741741 741852 741852963 777777 7777777 789456 789456123 789789 852456 852852 8675309 87654321 888888
  88888888 9379992 963852 987654321 9876543210 999999 99999999 999999999 a12345 a123456 a1b2c3 a1b2c3d4 a1b2c3d4e5
  abacaxi abc123 abc1234 abc12345 abcd123 abcd1234 abcdef abcdefg abcdefgh access accord acesso acesso123 action
  adidas admin1 admin123 adrian airborne airforce airplane alabama alaska albert alexande alexander alexandr alexis
  alicia alison allison alpha1 aluno1 aluno123 alyssa amanda amanda123 amateur america american amor123 amoreterno
  amorzinho ana123 anaclara anajulia anderson andrea andrew andrey angel1 angela angels animal anthony antonio
  antonio123 apache apollo apples arizona arnold arsenal arthur arthur123 asd123 asdasd asdf123 asdf1234 asdfasdf
  asdfgh asdfgh1 asdfghjk asdfghjkl ashley asshole assman atlanta atletico august austin avalon avatar awesome
  azerty babygirl badass badboy badger bahia123 bailey baller bambam banana bandit barbara barbie barney baseball
  basketball bastard batman baxter beatles beatriz beauty beaver beavis benjamin berlin bernardo bigboy bigcock
  bigdaddy bigdick bigdog bigmac bigman bigred bigtits billybob birdie bishop bitches biteme blazer blink182
  blizzard blonde blowjob blowme bluebird bobafett bollocks bond007 bondage bonnie boobies booboo booger boogie
  boomer borboleta boston botafogo botafogo1 bowling bradley brandon brandy brasil brasil1 brasil10 brasil123
  brasil2014 brasil2022 brasil2024 brasil2025 brasil2026 brasileiro brasilia braves brazil brazil123 brenda
  brigadeiro britney brittany bronco broncos brooke brooklyn brother browns bruna123 bruno123 brutus bubba1 bubble
  bubbles buddha buddy1 budlight buffalo bulldog bulldogs bullet bullshit burton business buster butter butthead
  cachorrinho cachorro cachorro1 cadillac caesar calvin camaro cameron camila camila123 canada cancer cannon
  captain cardinal carlos carlos123 carmen carol123 carolina caroline caroline1 carrie carter cartman casino casper
  cassie catch22 catfish celtic champion chance changeme charles charlie charlie1 cheese chelsea cherokee cherry
  cheryl chester chevelle cheyenne chicago chicken chocolat chocolate1 chopper chris1 christ christia christin
  chronic cjkysirj claire classic claudia clinton cocacola coffee college colorado compaq computer concurseiro
  concurso connie connor control cookie cooper copper coracao corinthians corinthians1 corinthians123 corona
  corvette cougar courtney cowboy cowboys creative cricket cruzeiro cruzeiro1 cruzeiro123 crystal cthutq cumshot
  curitiba dakota dallas dancer danger daniel danielle darkness darkside darkstar davi123 dbrnjhbz debbie december
  defender denise dennis denver design destiny detroit deus123 deusefiel deusefiel1 devils dexter diablo diamond
  dickhead diesel digger digital dilbert disney doctor dodgers doggie dolphin dolphins domino donald donkey douglas
  dragon dragon1 dreamer dreams driver drowssap drummer ducati duncan dustin eagle1 eagles eclipse eduardo eduardo1
  edward einstein elaine electric elephant elizabet eminem empire enem2024 enem2025 enem2026 engineer england
  enigma entrar escola escola123 estrela estrelinha estudante euamojesus eugene euteamo euteamo1 everton explorer
  extreme falcon familia familia1 familia123 family fantasy felicidade felipe felipe123 fender fernanda fernando
  ferrari fireball firebird fireman fisher fishing fktrcfylh flamengo flamengo1 flamengo10 flamengo123 flamengo2019
  florida florzinha flower flowers fluffy fluminense flyers football forest forever fortaleza fortnite france
  francis francisco frankie franklin freddie freddy freedom freefire freefire1 freefire123 freepass freeuser friday
  friend friends froggy fucker fucking fuckit fuckme fuckoff fuckyou futebol futebol1 future fyfcnfcbz fylhtq
  gabriel gabriel1 gabriel123 galina galo123 galore gandalf garcia garfield gateway gatinha gatinho gators gaucho
  gemini general genesis genius george georgia gfhjkm ghbdtn giants gibson ginger goblue godzilla golden goldfish
  golfer goober google gordon gracie greenday gregory gremio gremio123 guilherme guinness guitar gundam gunner
  gustavo gustavo1 hacker hammer hannah happy1 hardcore hardon harley harrison harvey hawaii hawkeye heather heaven
  heitor helena123 hellfire hello1 hello123 helpme hendrix hentai hercules herman hiphop hitman hobbes hockey
  holiday hooters horney horses hotdog hotrod houston howard hummer hunter icecream iceman iloveyou indian infinity
  inter123 internacional internet ireland ironman isabela isabella iwantu jackass jackie jackson jaguar james1
  jasmine jasper jeffrey jennifer jeremy jessica jessie jester jesus1 jesus123 jesuscristo jesusteamo joao123
  joaopedro johnny johnson jonathan jordan jordan23 jose123 josecarlos joseph joshua julia123 julian juliana
  juliana1 junior jupiter justice justin juventus karina katana kawasaki kenneth kermit killer kimberly kirill
  kitten klaster knight kodiak kramer kristen kristina lacrosse lakers larissa larissa1 lasvegas lauren lawrence
  leather legend lennon leonardo lesbian leslie leticia leticia1 letmein letmein1 liberty lickme lifehack lights
  lincoln lindinha little liverpoo liverpool lizard logitech lol123 london longhorn looking lorenzo louise lovelove
  lovely loveme loverboy lovers loveyou lucas123 lucifer lucky1 machine maddog madison madman madmax madonna maggie
  magnum maksim malibu manager manaus manutd marcelo marcos marcos123 marcus maria123 mariaclara mariana marina
  marine marines marlboro marley marshall martin marvin maryjane master matematica mateus matheus matheus123 matrix
  matthew maverick maxima maximus maxwell melanie melissa member mengao mengo123 mercedes mercury merlin metallic
  metallica meuamor meuamor1 mexico michael michael1 michele michelle michigan mickey microsoft midnight miguel123
  miller minecraft minecraft1 mineiro minhasenha miranda mitchell monday money1 monica monkey monster montana
  mookie morgan morris mother motorola mountain mozart mudar123 muffin murphy mustang mustang1 naruto naruto123
  nascar nastya natali natalie natasha nathan naughty ncc1701 ncc1701d nelson nemesis newport newyork neymar
  neymar10 neymarjr nfnmzyf nicholas nicole nikita nintendo nipples nirvana nissan nordeste norman norton nothing
  novasenha november october oksana oliver olivia online orange orbita orbita123 orlando outlaw packard packers
  pakistan palmeiras palmeiras1 palmeiras123 pamela pandora pantera panther panthers panties panzer paradise parker
  passion passport passw0rd password password1 password123 patches patricia patrick patriots paulo123 pavilion
  peaches peanut pearljam pedro123 peekaboo pegasus penguin people pepper perfect pervert phantom philip phoenix
  picard pickle pimpin pirate platinum playboy player please pokemon pokemon1 police polina pontiac poohbear pookie
  poopoo popcorn popeye porsche portugues precious predator prelude presario pretty prince princesa princesa1
  princess private prof123 professor psycho pumpkin purple pussy1 pussycat pyramid q1w2e3 q1w2e3r4 q1w2e3r4t5
  qaz123 qazqaz qazwsx qazwsx123 qazwsxedc qazxsw qqq111 qwaszx qwe123 qweasd qweasd123 qweasdzxc qweqwe qwer1234
  qwert1 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop rabbit rachel racing
  rafael rafael123 rafaela raider raiders rainbow ranger rangers raptor rascal rasdzv3 raymond rebecca recife
  red123 reddog redhead redrum redskins redsox redwings reggie remember ricardo richard riodejaneiro robbie robert
  roblox roblox123 rocket rockstar rodrigo rodrigo1 roland rolltide ronald ronaldo rooster roscoe rosebud runner
  rush2112 ruslan russell russia sabrina sailor saints salvador samantha samson samsung samuel sandman sandra
  santos santos10 santos123 saopaulo saopaulo1 saturn saudade savage scarface school scooby scooter scorpio
  scorpion scotland scotty seattle sebastiao secret security semperfi senha1 senha123 senha1234 senha12345
  senha123456 senhafacil senhas senhordeus serega serenity sergey service sexsex shadow shaggy shannon sharon
  shelby shithead shooter shorty sierra silver simone simple simpson simpsons skipper skippy skyline slayer
  slipknot smokey smooth snickers sniper snoopy snowball snowman soccer softball sophia sophie spanky sparky speedy
  spencer spfc123 spider spiderma spiderman spirit spitfire spooky sports spring stalker stanley stargate startrek
  starwars steelers stefan stella stephen sterling steven stewart stingray stinky street strike stupid suasenha
  sublime success sucker suckit suckme summer sunset sunshine superman surfer suzuki svetlana swimming swordfis
  swordfish sydney system tanner target tarheels tattoo taurus taylor teamo1 teamo123 tennis teresa test123
  testando teste1 teste123 teste1234 tester testes testing thailand theman theo123 theone therock thiago thiago123
  thomas thumper thunder thx1138 tiffany tiger1 tigers tigger timao123 timothy tinker titanic tomcat topgun tornado
  toyota travis trevor tricolor trinity trocar123 trooper trouble trucks trustno1 tucker turkey turtle tweety
  united usuario usuario1 usuckballz1 vagina valentin valorant vampire vanessa vasco123 vascodagama vegeta verdao
  veronica vestibular vfhbyf vfrcbv victor victoria victory viking vikings viktor vincent vinicius virginia vision
  vitoria vitoria1 vladimir voodoo voyager walker wallace walter wanker warcraft warrior weasel welcome welcome1
  westside whatever whynot wildcat wildcats william williams willie willow wilson windows winner winnie winston
  winter wizard wolfpack wolverin wolves wombat wrangler wutang xavier xfiles yamaha yankee yankees yellow yfnfif
  zachary zaq12wsx zeppelin zombie zxc123 zxcvbn zxcvbnm zxcvbnm1
`
    .trim()
    .split(/\s+/),
);

/** Whether everybody who guesses passwords begins with this one; capitals don't make another of it. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
